import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line/command-line.ts';
import { measured } from './measured.ts';

commandLine({
  usage: 'npm run cost --',
  about: 'Computes what a stage costs, and writes it into the page of costs for operators.',
});

/* They load the whole stack: a question about the options is answered without it. */
const { COSTS_FILE, withCosts } = await import('./costs-file.ts');
const { costPage } = await import('./page.ts');
const { stageResources } = await import('./template.ts');
const folder = mkdtempSync(join(tmpdir(), 'hub-cost-'));
try {
  const page = costPage(measured(), stageResources(folder));
  writeFileSync(COSTS_FILE, withCosts(readFileSync(COSTS_FILE, 'utf8'), page));
  console.log('infra/docs/pages/operate/costs.md has the costs of this code.');
} finally {
  rmSync(folder, { recursive: true });
}
