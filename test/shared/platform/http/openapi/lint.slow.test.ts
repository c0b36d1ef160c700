import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { description } from '../../../../../infra/description.ts';

interface Problem {
  readonly ruleId: string;
  readonly message: string;
}

const cli = join(import.meta.dirname, '../../../../../node_modules/@redocly/cli/bin/cli.js');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
});
afterAll(() => rm(folder, { recursive: true }));

const lint = async (document: object): Promise<readonly Problem[]> => {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const options = ['lint', '--extends', 'recommended-strict', '--format', 'json', '--max-problems', '1000', file];
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [cli, ...options], { env, cwd: folder }, (_, output) => resolve(output));
  });
  return (JSON.parse(printed) as { problems: readonly Problem[] }).problems;
};

it('the document passes the strict rules', async () => {
  expect(await lint(description())).toEqual([]);
});

it('a broken rule is reported', async () => {
  const document = description();
  const { info: _, ...rest } = document;
  const rules = (await lint({ ...rest, tags: [{ name: 'hubs' }] })).map(({ ruleId }) => ruleId);
  expect(rules).toContain('struct');
  expect(rules).toContain('tag-description');
});
