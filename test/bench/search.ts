import { measureSearch } from './filled-search.ts';

process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
const sizes = [1_000, 100_000] as const;
const [few, many] = [await measureSearch(sizes[0]), await measureSearch(sizes[1])];
console.log('| What | Posts in the hub | Hits | Requests | Round trips | Read units | Write units |');
console.log('|---|---|---|---|---|---|---|');
for (const [nth, row] of few.entries())
  for (const [at, cost] of [row, many[nth]].entries())
    if (cost) {
      const { what, hits = '', requests, trips, read, write } = cost;
      console.log(
        `| ${what} | ${sizes[at]?.toLocaleString('en')} | ${hits} | ${requests} | ${trips} | ${read} | ${write} |`,
      );
    }
