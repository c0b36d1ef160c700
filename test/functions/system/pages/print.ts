import { nextMinute } from './clock.ts';
import { LANGUAGES } from './languages.ts';
import { blocksOf, pages } from './page.ts';
import { INSTALLED, runPage } from './run.ts';
import { typeErrors } from './types.ts';

/** Runs the named pages against the service at $API, and prints what each block prints. */
const names = process.argv.slice(2);
const api = process.env.API ?? 'http://127.0.0.1:8787';
const chosen = pages().filter(({ name }) => names.includes(name));
const unknown = names.filter((name) => chosen.every((page) => page.name !== name));
if (names.length === 0 || unknown.length > 0)
  throw new Error(`Name pages, as how-to/uploads. Unknown: ${unknown.join(', ') || 'none'}.`);

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
