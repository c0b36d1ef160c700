import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line/command-line.ts';
import { measured } from './measured.ts';
import { costPage } from './page.ts';
import { RUNBOOK, withCosts } from './runbook.ts';
import { stageResources } from './template.ts';

commandLine({
  usage: 'npm run cost --',
  about: 'Computes what a stage costs, and writes it into the section "Costs" of RUNBOOK.md.',
});

const folder = mkdtempSync(join(tmpdir(), 'hub-cost-'));
try {
  const page = costPage(measured(), stageResources(folder));
  writeFileSync(RUNBOOK, withCosts(readFileSync(RUNBOOK, 'utf8'), page));
  console.log('RUNBOOK.md has the costs of this code.');
} finally {
  rmSync(folder, { recursive: true });
}
