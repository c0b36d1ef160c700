import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../infra/command-line/command-line.ts';

const { values } = commandLine({
  usage: 'npm run bench --',
  about: 'Measures cold starts, warm requests, bundles and budgets beside other frameworks, in about two minutes.',
  options: { write: { type: 'boolean', text: 'writes the figures to test/bench/README.md' } },
});

const fixtures = join(import.meta.dirname, 'fixtures');
const page = join(import.meta.dirname, 'README.md');
const MEASURED = /(<!-- measured -->\n)[\s\S]*(<!-- \/measured -->)/;

if (!existsSync(join(fixtures, 'node_modules', '.package-lock.json')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: fixtures, stdio: 'inherit' });
process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';

const { report } = await import('./report.ts');
const parts: string[] = [];
for await (const part of report()) {
  console.log(part);
  parts.push(part);
}
const measured = parts.join('\n');
if (values.write)
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      MEASURED,
      (_, before: string, after: string) => `${before}\n${measured}\n${after}`,
    ),
  );
process.exit();
