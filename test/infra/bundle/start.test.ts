import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { bundle, functionFolder } from '../../../infra/bundle/bundle.ts';
import { environment } from '../../../infra/bundle/code-cache.ts';

beforeAll(async () => {
  await bundle();
});

/** The modules of Node that are loaded after all of these files. */
const loaded = async (files: readonly string[]): Promise<readonly string[]> => {
  const script = `
    for (const file of ${JSON.stringify(files)}) require(file);
    console.log(JSON.stringify(process.moduleLoadList));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env: environment('{}') });
  const list: string[] = JSON.parse(stdout);
  return list.map((name) => name.replace(/^NativeModule /, ''));
};

test('a start loads no Node module that only some requests need', async () => {
  const modules = await loaded(groups.map(({ name }) => join(functionFolder(name), 'index.js')));
  expect(modules).toContain('crypto');
  for (const late of ['zlib', 'timers/promises', 'dns', 'dns/promises', 'child_process'])
    expect(modules, late).not.toContain(late);
});
