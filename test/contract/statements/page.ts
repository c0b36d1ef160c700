import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from './reasons.ts';
import { allStatements, testsByStatement } from './statements.ts';

export const PAGE = join(import.meta.dirname, '..', 'README.md');

const INTRODUCTION = `# Which test shows which statement

The contract is taken apart into numbered statements, C001 to C520. A test that shows one names it in its title. This
table is written by \`node test/contract/statements/page.ts\` from those titles; a test holds that every statement has a test
or a reason why it needs none. Files are named by their paths below \`test/\`.

| Statement | Shown by |
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
