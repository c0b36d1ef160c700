import { groups } from '../../functions/groups.ts';
import { loadTable } from '../bench/busy-hub/table.ts';
import { bundlesTable } from '../bench/sizes.ts';
import { budgetsTable } from './budgets.ts';
import type { PagePart } from './page-part.ts';
import { rowKindsTable } from './row-kinds.ts';
import { sideEffectsTable } from './side-effects.ts';

interface GeneratedTable extends PagePart {
  readonly table: () => string | Promise<string>;
  /** The first cells of its rows, if the others are measured. */
  readonly rows?: () => readonly string[];
}

/** Every table of a page that is derived from declarations, or measured for each of them. */
export const TABLES: readonly GeneratedTable[] = [
  { page: 'shared/platform/db/rows.md', name: 'row kinds', table: rowKindsTable },
  { page: 'shared/platform/db/costs.md', name: 'budgets', table: budgetsTable },
  { page: 'shared/platform/db/scale.md', name: 'busy hub', table: loadTable },
  { page: 'functions/README.md', name: 'side effects', table: sideEffectsTable },
  {
    page: 'test/bench/README.md',
    name: 'bundles',
    table: bundlesTable,
    rows: () => groups.map(({ name }) => name).toSorted(),
  },
];
