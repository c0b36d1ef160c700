import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from './reasons.ts';
import { allStatements, testsByStatement } from './statements.ts';

export const PAGE = join(import.meta.dirname, '..', 'README.md');

const INTRODUCTION = `# Which test proves which statement

The contract is the product requirement of this service. Its text is not part of this repository. C and A numbers refer
to it, in test titles and comments:

- C001 to C520 are its statements, one requirement each.
- A1 and up are readings: how this service decides where the contract is silent or can be read in two ways. A comment or
  test with an A number states the decision itself.

A test that proves a statement names it in its title. \`node test/contract/statements/page.ts\` writes this table from
those titles; a test checks that every statement has a test or a reason why it needs none. Files are named by their
paths below \`test/\`.

| Statement | Proved by |
|---|---|
`;

/** The page as the tests' titles make it. */
export const page = (): string => {
  const tests = testsByStatement();
  const cell = (statement: string): string =>
    tests
      .get(statement)
      ?.map((file) => `\`${file.replace(/\.test\.ts$/, '')}\``)
      .join(' · ') ??
    REASONS[statement] ??
    '–';
  return `${INTRODUCTION}${allStatements()
    .map((statement) => `| ${statement} | ${cell(statement)} |`)
    .join('\n')}\n`;
};

if (import.meta.main) writeFileSync(PAGE, page());
