import { parsed, readArguments, UsageError } from '../../../../infra/command-line/command-line.ts';
import type { Program } from '../../../../infra/command-line/program.ts';
import { nextMinute } from './clock.ts';
import { LANGUAGES } from './languages.ts';
import { blocksOf, pages } from './page.ts';

const PAGE: Program = {
  usage: 'npm run page --',
  about: 'Runs the code of pages of the documentation against a running service, and prints what each block prints.',
  words: ['page …', 'their names, such as how-to/uploads'],
  environment: { API: 'the address of the service (http://127.0.0.1:8787)' },
};

const chosen = readArguments(PAGE, (args) => {
  const { words } = parsed(PAGE, args);
  const all = pages();
  const unknown = words.filter((name) => all.every((page) => page.name !== name));
  if (words.length === 0 || unknown.length > 0)
    throw new UsageError(`Name pages, as how-to/uploads. Unknown: ${unknown.join(', ') || 'none'}.`);
  return all.filter(({ name }) => words.includes(name));
});
/* Looks for the programs of each language when it is loaded. */
const { INSTALLED, runPage } = await import('./run.ts');
const { typeErrors } = await import('./types.ts');
const api = process.env.API ?? 'http://127.0.0.1:8787';

const report = (message: string): void => {
  process.exitCode = 1;
  console.error(`\x1b[31m${message}\x1b[0m`);
};

for (const message of await typeErrors(chosen)) report(message);
for (const page of chosen) {
  await nextMinute(api);
  for (const language of LANGUAGES.filter((one) => INSTALLED[one] && blocksOf(page, one).length > 0)) {
    const { blocks, problem } = await runPage(page, language, api);
    for (const { line, printed } of blocks) console.log(`\n${page.file}:${line} ${language}\n${printed}`);
    if (problem) report(`\n${problem}`);
  }
}
