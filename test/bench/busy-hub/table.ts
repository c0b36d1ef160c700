import { type Load, measure } from './measure.ts';

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
