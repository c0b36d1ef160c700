import { join } from 'node:path';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { sourcesIn } from './support/sources.ts';

const root = join(import.meta.dirname, '..', '..');

/** Only the files of the repository are read, because no package knows refusals. */
const resolved = (name: string, from: string): ts.ResolvedModuleFull | undefined =>
  name.startsWith('.') && name.endsWith('.ts')
    ? { resolvedFileName: join(from, '..', name), extension: ts.Extension.Ts }
    : undefined;

/** A program of these files; `inline` are the texts of files that are not on the disk. */
const programOf = (files: readonly string[], inline: ReadonlyMap<string, string> = new Map()): ts.Program => {
  const options = { strict: true, allowImportingTsExtensions: true, lib: ['lib.es2022.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  return ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    {
      ...host,
      readFile: (file) => inline.get(file) ?? host.readFile(file),
      fileExists: (file) => inline.has(file) || host.fileExists(file),
      getSourceFile: (file, version) => {
        const text = inline.get(file) ?? host.readFile(file);
        return text === undefined ? undefined : ts.createSourceFile(file, text, version);
      },
      resolveModuleNameLiterals: (names, from) => names.map(({ text }) => ({ resolvedModule: resolved(text, from) })),
    },
  );
};

/** What a statement throws, or `Promise.reject` rejects with. */
const thrownBy = (node: ts.Node): ts.Expression | undefined => {
  if (ts.isThrowStatement(node)) return node.expression;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return node.expression.name.text === 'reject' ? node.arguments[0] : undefined;
};

const isRefusal = (type: ts.Type): boolean =>
  type.isUnionOrIntersection() ? type.types.some(isRefusal) : type.symbol?.name === 'Refusal';

/** The places where a program throws, and those of them where a refusal may be thrown. */
const throwsOf = (program: ts.Program) => {
  const checker = program.getTypeChecker();
  const all: string[] = [];
  const ofRefusals: string[] = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    const visit = (node: ts.Node): void => {
      const thrown = thrownBy(node);
      if (thrown) {
        const at = `${file.fileName.slice(root.length + 1)}:${file.getLineAndCharacterOfPosition(thrown.getStart(file)).line + 1}`;
        all.push(at);
        if (isRefusal(checker.getTypeAtLocation(thrown))) ofRefusals.push(at);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { all, ofRefusals };
};

/** Files that throw more than new errors; the files that these import are checked too. */
const THROWS = /\bthrow (?!new (?!Refusal))|\breject\(/;

test('nothing throws a refusal: it is returned, so that the types show who can refuse with what', () => {
  const files = sourcesIn('functions', 'shared').filter(({ text }) => THROWS.test(text));
  expect(files.length).toBeGreaterThan(40);
  expect(throwsOf(programOf(files.map(({ file }) => file))).ofRefusals).toEqual([]);
});

test('a refusal is found however it is thrown', () => {
  const sample = 'shared/platform/http/sample.ts';
  const text = `import { Refusal, refuse } from './errors.ts';
declare const maybe: () => string | Refusal<'not_found'>;
export const samples = [
  () => { throw new Refusal(404, []); },
  () => { throw refuse('not_found'); },
  () => { throw maybe(); },
  () => { const found = maybe(); if (typeof found !== 'string') throw found; },
  () => Promise.reject(refuse('not_found')),
  () => { throw new Error('broken'); },
  () => { try { maybe(); } catch (error) { throw error; } },
  () => { const found = maybe(); if (typeof found === 'string') throw found; },
];`;
  const { all, ofRefusals } = throwsOf(programOf([sample], new Map([[join(root, sample), text]])));
  expect(all.filter((at) => at.startsWith(sample))).toHaveLength(8);
  expect(ofRefusals).toEqual([4, 5, 6, 7, 8].map((line) => `${sample}:${line}`));
});
