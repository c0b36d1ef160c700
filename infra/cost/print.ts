import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line/command-line.ts';
import { COSTS_FILE, withCosts } from './costs-file.ts';
import { measured } from './measured.ts';
import { costPage } from './page.ts';
import { stageResources } from './template.ts';

commandLine({
  usage: 'npm run cost --',
  about: 'Computes what a stage costs, and writes it into the page of costs for operators.',
});

const folder = mkdtempSync(join(tmpdir(), 'hub-cost-'));
try {
  const page = costPage(measured(), stageResources(folder));
  writeFileSync(COSTS_FILE, withCosts(readFileSync(COSTS_FILE, 'utf8'), page));
  console.log('infra/docs/pages/operate/costs.md has the costs of this code.');
} finally {
  rmSync(folder, { recursive: true });
}
