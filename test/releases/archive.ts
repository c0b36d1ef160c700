import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A window that is larger than all bundles together, so that code they share is stored once. */
const WINDOW_BITS = 24;

/** Packs files of a folder, by their paths in it, into one compressed file. */
export const pack = (folder: string, file: string, includes: (path: string) => boolean = () => true): void => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => includes(path) && statSync(join(folder, path)).isFile());
  const content = Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path)).toString('latin1')]));
  const text = Buffer.from(JSON.stringify(content));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, brotliCompressSync(text, { params }));
};

/** Writes the files of a packed folder. */
export const unpack = (file: string, folder: string): void => {
  const content: Record<string, string> = JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.from(text, 'latin1'));
  }
};
