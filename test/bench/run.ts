import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
if (process.argv.includes('--write'))
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      MEASURED,
      (_, before: string, after: string) => `${before}\n${measured}\n${after}`,
    ),
  );
process.exit();
