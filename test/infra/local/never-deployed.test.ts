import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { bundle, functionFolder, readMetafile } from '../../../infra/bundle/bundle.ts';
import { functionNames } from '../../../infra/bundle/functions-list.ts';

beforeAll(() => bundle());

test('no bundle contains code of the local stack or the tests', async () => {
  const { outputs } = await readMetafile();
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  expect(inputs.length).toBeGreaterThan(1_000);
  expect(inputs.filter((file) => /(?:^|\/)(?:infra\/local|test)\//.test(file) && !/node_modules/.test(file))).toEqual(
    [],
  );
});

/** Everything that is deployed with a function, as text. */
const deployed = (name: string): readonly (readonly [file: string, text: string])[] => {
  const folder = functionFolder(name);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => {
      const bytes = readFileSync(join(parentPath, file));
      return [file, (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')] as const;
    });
};

test.each(functionNames)('%s is deployed without text of the console', (name) => {
  /* The pages name what the local stack has, and the form that sends requests asks for its demo accounts. */
  const isPage = (file: string) => /^docs~|^(?:try-it\.js|search\.json|hub\.py)\./.test(file);
  for (const [file, text] of deployed(name).filter(([one]) => !isPage(one)))
    expect(text.includes('/_local'), file).toBe(false);
});
