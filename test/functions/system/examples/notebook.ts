import { groups } from '../../../../functions/groups.ts';
import type { Example } from '../../../../shared/http/openapi/examples.ts';
import { operationId } from '../../../../shared/http/openapi/names.ts';
import type { Route } from '../../../../shared/http/route.ts';
import { steady } from './steady.ts';

/** Every route by the name of its operation. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  groups.flatMap(({ routes }) => routes.map((route) => [operationId(route), route] as const)),
);

/** What answered whom, as it went over the wire. */
export interface Exchanged {
  readonly operation: string;
  readonly status: number;
  readonly request?: unknown;
  readonly body?: unknown;
}

/** A page of a list that shows nothing is worth less than one that does. */
const isEmptyList = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) && body.data.length === 0;

/** What was answered once by each operation: the first answer that shows something, with the status that is the rule. */
export const notebook = (now: () => number) => {
  const kept = new Map<string, Example & { readonly rank: number }>();
  const rankOf = ({ operation, status, body }: Exchanged): number =>
    (status === (ROUTES.get(operation)?.status ?? 200) ? 2 : 0) + (isEmptyList(body) ? 0 : 1);
  return {
    note(exchanged: Exchanged): void {
      const rank = rankOf(exchanged);
      if (rank <= (kept.get(exchanged.operation)?.rank ?? -1)) return;
      const { operation, status, ...told } = exchanged;
      kept.set(operation, { rank, status, ...(steady(told, now()) as Omit<Example, 'status'>) });
    },
    /** In the order in which the group declares its routes. */
    examplesOf(routes: readonly Route[]): Readonly<Record<string, Example>> {
      const named = routes.map(operationId).flatMap((operation) => {
        const { rank: _, ...example } = kept.get(operation) ?? { rank: 0 };
        return 'status' in example ? [[operation, example] as const] : [];
      });
      return Object.fromEntries(named);
    },
    /** The operations that nobody asked. */
    missing: (): readonly string[] => [...ROUTES.keys()].filter((operation) => !kept.has(operation)),
  };
};

export type Notebook = ReturnType<typeof notebook>;
