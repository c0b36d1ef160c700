import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Load, measure } from './measure.ts';

const PAGE = join(import.meta.dirname, '../../../shared/platform/db/scale.md');
const [BEGIN, END] = ['<!-- node test/bench/busy-hub/run.ts --write -->', '<!-- end -->'];

/** Two seconds are 4,000 writes and 20,000 requests: the shares of hot things differ by a few percent from a minute's. */
const SECONDS = 2;

const rounded = (units: number): string => Math.round(units).toLocaleString('en-US');
const percent = (use: number): string => (use < 0.01 ? 'below 1 %' : `${Math.round(use * 100)} %`);

const RANGES = { item: 'an item', end: 'the end of a partition' } as const;

const rowOf = ({ part, total, hottest, range, read, use }: Load, sharded: Load | undefined): string => {
  const busiest = hottest === 0 ? `${rounded(read)} read units, an item` : `${rounded(hottest)}, ${RANGES[range]}`;
  return `| ${part} | ${rounded(total)} | ${busiest} | ${percent(use)} | ${percent(sharded?.use ?? 0)} |`;
};

/** The table of the page: without the setting `shards`, and with it. */
export const loadTable = (): string => {
  const [plain, sharded] = [false, true].map((shards) => measure({ seconds: SECONDS, shards })) as [
    readonly Load[],
    readonly Load[],
  ];
  const rows = plain.map((load) =>
    rowOf(
      load,
      sharded.find(({ part }) => part === load.part),
    ),
  );
  return [
    '| Rows | Write units a second | Busiest range | Of its limit | With `shards` |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
};

const parts = (page: string): readonly [string, string, string] => {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [table = '', after = ''] = rest.split(END);
  return [before, table.trim(), after];
};

export const writtenTable = (): string => parts(readFileSync(PAGE, 'utf8'))[1];

export const writePage = (table: string): void => {
  const [before, , after] = parts(readFileSync(PAGE, 'utf8'));
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
};
