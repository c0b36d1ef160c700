import { describe, expect, test } from 'vitest';
import { linksOf } from '../../../../shared/platform/text/links.ts';

describe('a link is', () => {
  test.each([
    'https://example.com/path?x=1',
    'HTTP://EXAMPLE.COM',
    'ftp://files.example.com',
    'tg://join?invite=abc',
    'http://127.0.0.1:8080/x',
    'www.example',
    'example.com',
    'Example.Com',
    'EXAMPLE.IT',
    'shop.example.co.uk/sale',
    '//example.org/a',
    'See:example.net',
    'example.com.',
    '(example.com)',
    '[win](example.xyz)',
    'münchen.de',
    'пример.рф',
    '例子.中国',
    'xn--e1afmkfd.xn--p1ai',
    'example。com',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'exam\u200Bple.c\u200Dom',
    '访问example.com',
    'mailto:me@example.com',
    'bit.ly',
    'goo.gl',
    't.co/x',
    't.me/x',
    'example.sh/x',
    'example.sh:8080',
    'www.example.sh',
    '//example.md',
    'shop.example.md',
    'example.de',
    'example.news',
    'example.design',
    'EXAMPLE.ru',
    'x.com',
  ])('%s', (text) => {
    expect(linksOf(`Look: ${text} now`)).toHaveLength(1);
  });
});

describe('no link is', () => {
  test.each([
    '',
    'a plain sentence. And another',
    'it ended.It began again',
    'version 3.5 costs 1.000,50',
    'e.g. this, i.e. that',
    '你好。世界',
    'wait... what?',
    'me@example.com',
    'node.js',
    '12:30',
    'and/or',
    'README.md',
    'main.rs',
    'deploy.sh',
    'script.py',
    'etc.so',
    'update.zip',
    'clip.mov',
    'LICENSE.MD',
    '(index.ts).',
    'Node.js',
    'vs.code',
    'ASP.net',
    'e.g.in',
    'z.B.in',
    'u.a.de',
    'main.rs: 3 errors',
    'socket.so',
    'open.ai',
  ])('%s', (text) => {
    expect(linksOf(text)).toEqual([]);
  });
});

test('every link counts, also the same one twice and without a space between', () => {
  expect(linksOf('a.com a.com')).toHaveLength(2);
  expect(linksOf('https://a.comhttps://b.com')).toHaveLength(2);
  expect(linksOf('a.com,b.org;www.c.io')).toHaveLength(3);
});

test('links that differ in case only are the same', () => {
  expect(linksOf('Example.COM')).toEqual(linksOf('example.com'));
});
