import { expect, test } from 'vitest';
import { looksLike } from '../../../../shared/media/files/file-types.ts';
import { HEAD_BYTES } from '../../../../shared/media/files/magic-bytes.ts';

const BOM = '\xef\xbb\xbf';
const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

test.each([
  ['application/pdf', `${BOM}%PDF-1.4\n`],
  ['application/pdf', '\r\n%PDF-1.7\n'],
  ['application/pdf', `${'\0'.repeat(1019)}%PDF-`],
  ['text/markdown', '<!-- prettier-ignore -->\n# Title\n'],
  ['text/markdown', '<!-- a --><!-- b -->\n<h1 align="center">Title</h1>\n'],
  ['text/markdown', '<!-- not closed'],
  ['text/vtt', `${BOM}WEBVTT\n`],
  ['text/csv', `${BOM}email,name\n`],
  ['application/rtf', `${BOM}{\\rtf1}`],
  ['audio/mpeg', 'ID3\x04\0'],
  ['audio/mpeg', '\0\0\0\xff\xfb\x90'],
  ['audio/wav', 'RF64\xff\xff\xff\xffWAVE'],
  ['audio/aac', 'ADIF'],
  ['application/zip', 'PK\x03\x04'],
  ['video/mp4', '\0\0\0\x18ftypisom\0\0\x02\0isommp41'],
  ['video/quicktime', '\0\0\0\x08wide\0\0\0\0mdat'],
  ['image/avif', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif'],
  ['image/webp', 'RIFF\0\0\0\0WEBPVP8 '],
])('%s is found in %j', (mime, text) => {
  expect(looksLike(mime, bytes(text))).toBe(true);
});

test.each([
  ['application/pdf', `${'\0'.repeat(1020)}%PDF-`],
  ['application/pdf', '<html>%PDF-1.4'],
  ['text/markdown', '<!-- a -->\n<html>'],
  ['text/markdown', `${BOM}<!-- a --> <!-- b --!><ScRiPt>`],
  ['text/plain', '<!--><script>alert(1)</script>-->'],
  ['text/markdown', '<!doctype html>'],
  ['text/markdown', `<!-- ${'a'.repeat(HEAD_BYTES)}`.slice(0, HEAD_BYTES)],
  ['text/vtt', 'hello'],
  ['audio/mpeg', '\0\0\0'],
  ['audio/mpeg', ''],
  ['video/mp4', '\0\0\0\x18ftypavif\0\0\0\0avifmif1'],
  ['video/mp4', '\0\0\0\x18moovisom\0\0\x02\0isommp41'],
  ['image/avif', '\0\0\0\x14ftypmif1avifmif1'],
  ['image/avif', '\0\0\0\x14ftypmif1\0\0\0\0mif1avif'],
  ['image/webp', 'RIFF\0\0\0\0WAVEfmt '],
])('%s is not found in %j', (mime, text) => {
  expect(looksLike(mime, bytes(text))).toBe(false);
});

test('a head of comments only is read in linear time', () => {
  expect(looksLike('text/markdown', bytes('<!---->'.repeat(585)))).toBe(true);
});
