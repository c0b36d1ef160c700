import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { furtherSamplesOf } from '../../../../infra/docs/samples/samples.ts';
import { document, operations, samplesIn } from './documented.ts';

/** The arguments that a shell passes to curl for each of these programs. */
const curlArguments = (programs: readonly { readonly code: string }[]): readonly (readonly string[])[] => {
  const script = [
    'set -eu',
    'export API=https://api.example TOKEN=secret',
    `curl() { printf '%s\\0' "$@"; printf '\\0'; }`,
    ...programs.map(({ code }) => `(${code}\n)`),
  ].join('\n');
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8', maxBuffer: 1e8 });
  expect(status, stderr).toBe(0);
  return stdout
    .split('\0\0')
    .slice(0, -1)
    .map((line) => line.split('\0'));
};

const valuesOf = (line: readonly string[], flag: string): readonly string[] =>
  line.flatMap((word, at) => (line[at - 1] === flag ? [word] : []));

it('each sample parses in a shell to its method, address, credential and JSON body', () => {
  const lines = curlArguments(samplesIn('sh'));
  expect(lines).toHaveLength(operations.length);
  for (const [at, operation] of operations.entries()) {
    const line = lines[at] ?? [];
    const [address = ''] = line.filter((word) => word.startsWith('https:'));
    const { pathname } = new URL(address);
    expect(pathname, operation.id).toMatch(
      new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    );
    expect(valuesOf(line, '-X')).toEqual(operation.method === 'GET' ? [] : [operation.method]);
    const headers = valuesOf(line, '-H');
    expect(headers.includes('Authorization: Bearer secret'), operation.id).toBe(!operation.isOpen);
    const [mediaType] = Object.keys(operation.body?.content ?? {});
    expect(headers.filter((header) => header.startsWith('Content-Type: '))).toEqual(
      mediaType ? [`Content-Type: ${mediaType}`] : [],
    );
    const sent = valuesOf(line, '--data-raw');
    expect(sent, operation.id).toHaveLength(mediaType ? 1 : 0);
    for (const data of sent)
      if (mediaType?.includes('json')) expect(JSON.parse(data), operation.id).toBeTypeOf('object');
  }
});

it('an import has a sample with CSV, whose lines reach curl unchanged', () => {
  const further = operations.flatMap((operation) => furtherSamplesOf(operation, document));
  expect(further.map(({ label }) => label)).toEqual(['curl with text/csv']);
  const [line = []] = curlArguments(further);
  expect(valuesOf(line, '-H')).toContain('Content-Type: text/csv');
  expect(valuesOf(line, '--data-raw')).toEqual([expect.stringMatching(/^email,name,tags\n.+@example\.com,/)]);
});
