import { groups } from '../../../../functions/groups.ts';
import type { Route } from '../../../../shared/api/route.ts';
import type { Example } from '../../../../shared/platform/http/openapi/examples.ts';
import { operationId } from '../../../../shared/platform/http/openapi/names.ts';
import { normalized } from './normalized.ts';

/** Every route by the name of its operation. */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  groups.flatMap(({ routes }) => routes.map((route) => [operationId(route), route] as const)),
);

/** A request and its response. */
export interface Exchange {
  readonly operation: string;
  readonly status: number;
  readonly request?: unknown;
  readonly body?: unknown;
}

/** An empty list makes a poor example. */
const isEmptyList = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) && body.data.length === 0;

/** Records one response of each operation and status: the first that is not an empty list. */
export const notebook = (now: () => number) => {
  const kept = new Map<string, Example & { readonly empty: boolean }>();
  const nameOf = (operation: string, status: number | undefined): string => `${operation} ${status}`;
  const answerOf = (operation: string, status: number | undefined): Example | undefined => {
    const { empty: _, ...example } = kept.get(nameOf(operation, status)) ?? { empty: true };
    return 'status' in example ? example : undefined;
  };
  const exampleOf = (route: Route): Example | undefined => {
    const { status = 200, alternativeStatus } = route;
    const answers = [status, alternativeStatus].flatMap((one) => answerOf(operationId(route), one) ?? []);
    const [example, other] = answers;
    return example && { ...example, ...(other && { other: { status: other.status, body: other.body } }) };
  };
  return {
    note(exchange: Exchange): void {
      const { operation, status, ...document } = exchange;
      const [name, empty] = [nameOf(operation, status), isEmptyList(document.body)];
      if (kept.get(name)?.empty === false || (empty && kept.has(name))) return;
      kept.set(name, { empty, status, ...(normalized(document, now()) as Omit<Example, 'status'>) });
    },
    /** The examples in the order in which the group declares its routes. */
    examplesOf(routes: readonly Route[]): Readonly<Record<string, Example>> {
      const named = routes.flatMap((route) => {
        const example = exampleOf(route);
        return example ? [[operationId(route), example] as const] : [];
      });
      return Object.fromEntries(named);
    },
    /** The operations without a recorded response. */
    missing: (): readonly string[] =>
      [...ROUTES].flatMap(([operation, route]) => (exampleOf(route) ? [] : [operation])),
  };
};

export type Notebook = ReturnType<typeof notebook>;
