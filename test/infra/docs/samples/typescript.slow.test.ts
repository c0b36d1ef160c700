import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { installClient } from '../../../contract/samples/languages.ts';
import { operations, samplesIn } from './documented.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The errors that the compiler reports, with the options of this project. */
const errorsIn = async (programs: Readonly<Record<string, string>>): Promise<string> => {
  for (const [name, code] of Object.entries(programs)) writeFileSync(join(folder, `${name}.ts`), code);
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
  };
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, include: ['*.ts'], exclude: [] }));
  const { stdout } = await promisify(execFile)(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder], {
    maxBuffer: 1e8,
  }).catch(({ stdout }: { readonly stdout: string }) => ({ stdout }));
  return stdout;
};

it('the samples of all operations compile, and an error in one is reported', async () => {
  installClient(folder);
  const samples = samplesIn('ts');
  expect(samples).toHaveLength(operations.length);
  const programs = Object.fromEntries(samples.map(({ id, code }) => [id, code]));
  const wrong = (programs.createComment ?? '').replace("type: 'comments'", "type: 'discussions'");
  const errors = await errorsIn({ ...programs, wrong });
  expect(errors).toContain('wrong.ts');
  expect(errors.split('\n').filter((line) => line.includes('error TS') && !line.includes('wrong.ts'))).toEqual([]);
});
