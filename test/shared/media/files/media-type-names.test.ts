import { expect, test } from 'vitest';
import { uploadInput } from '../../../../functions/media/upload-resource.ts';
import { MIME_TYPES } from '../../../../shared/media/files/file-types.ts';
import { storedMediaType } from '../../../../shared/media/files/media-type-names.ts';

const storedAs = (mime_type: unknown): unknown =>
  uploadInput('creator').safeParse({ filename: 'a', mime_type, size_bytes: 10 }).data?.mime_type;

test.each([
  ['application/x-zip-compressed', 'application/zip'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/x-wav', 'audio/wav'],
  ['audio/wave', 'audio/wav'],
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['IMAGE/JPEG', 'image/jpeg'],
  ['Image/JPG', 'image/jpeg'],
  ['video/x-m4v', 'video/mp4'],
  ['text/x-markdown', 'text/markdown'],
  ['text/plain; charset=utf-8', 'text/plain'],
  [' audio/OGG;codecs="opus" ', 'audio/ogg'],
  ['video/webm;codecs=vp9,opus', 'video/webm'],
])('%s is stored as %s', (sent, stored) => {
  expect(storedAs(sent)).toBe(stored);
});

test.each([
  'text/html',
  'image/svg+xml',
  'application/x-msdownload',
  '',
  ';image/png',
  'image/png\n',
  null,
  7,
  ['image/png'],
])('%j is not an allowed type', (sent) => {
  expect([undefined, 'image/png']).toContain(storedAs(sent));
  if (typeof sent !== 'string' || !sent.startsWith('image/png')) expect(storedAs(sent)).toBeUndefined();
});

test('each allowed type is its own stored name', () => {
  expect(MIME_TYPES.map(storedMediaType)).toEqual(MIME_TYPES);
});
