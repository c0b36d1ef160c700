import { groups } from '../../../../functions/groups.ts';
import type { Route } from '../../../../shared/api/route.ts';
import type { Example } from '../../../../shared/platform/http/openapi/examples.ts';
import { operationId } from '../../../../shared/platform/http/openapi/names.ts';
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

/** What was answered once by each operation with each status: the first answer that shows something. */
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
    note(exchanged: Exchanged): void {
      const { operation, status, ...told } = exchanged;
      const [name, empty] = [nameOf(operation, status), isEmptyList(told.body)];
      if (kept.get(name)?.empty === false || (empty && kept.has(name))) return;
      kept.set(name, { empty, status, ...(steady(told, now()) as Omit<Example, 'status'>) });
    },
    /** In the order in which the group declares its routes. */
    examplesOf(routes: readonly Route[]): Readonly<Record<string, Example>> {
      const named = routes.flatMap((route) => {
        const example = exampleOf(route);
        return example ? [[operationId(route), example] as const] : [];
      });
      return Object.fromEntries(named);
    },
    /** The operations that nobody asked. */
    missing: (): readonly string[] =>
      [...ROUTES].flatMap(([operation, route]) => (exampleOf(route) ? [] : [operation])),
  };
};

export type Notebook = ReturnType<typeof notebook>;
