import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { RUNTIMES } from '../../../contract/samples/languages.ts';
import { operations, samplesIn } from './documented.ts';

const COMPILE = `
import json, sys
for sample in json.load(sys.stdin):
    compile(sample["code"], sample["id"], "exec")
    print(sample["id"])
`;

describe.skipIf(!RUNTIMES.python.isInstalled)('the samples in Python', () => {
  it('compile for all operations', () => {
    const input = JSON.stringify(samplesIn('python'));
    const { stdout, stderr } = spawnSync('python3', ['-c', COMPILE], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(operations.map(({ id }) => id));
  });
});
