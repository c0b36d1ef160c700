/** The key of the route that matches every other path. */
export const DEFAULT_PATH = '$default';

const GREEDY = /^\{([^}]+)\+\}$/;
const VARIABLE = /^\{([^}+]+)\}$/;

/** `/a/{b}` → `['a', '{b}']`; `/` is one empty segment. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

export const isVariable = (segment: string): boolean => VARIABLE.test(segment);

const isGreedy = (segment: string): boolean => GREEDY.test(segment);

/** A segment of a template: a text, or the name of its variable. */
interface Part {
  readonly text: string;
  readonly variable: string | undefined;
  readonly greedy: string | undefined;
}

/** The parts of a template; undefined for the one that every path matches. */
const partsOf = (template: string): readonly Part[] | undefined =>
  template === DEFAULT_PATH
    ? undefined
    : segmentsOf(template).map((text) => ({
        text,
        variable: VARIABLE.exec(text)?.[1],
        greedy: GREEDY.exec(text)?.[1],
      }));

/**
 * The path parameters of a path that matches the template, or undefined. A greedy variable can be empty, but its slash
 * is required.
 */
const matchParts = (
  parts: readonly Part[] | undefined,
  actual: readonly string[],
): Record<string, string> | undefined => {
  if (parts === undefined) return {};
  const parameters: Record<string, string> = {};
  for (const [index, { text, variable, greedy }] of parts.entries()) {
    if (greedy !== undefined) {
      return actual.length > index ? { ...parameters, [greedy]: actual.slice(index).join('/') } : undefined;
    }
    const value = actual[index];
    if (value === undefined || (variable === undefined ? value !== text : value === '')) return undefined;
    if (variable !== undefined) parameters[variable] = value;
  }
  return actual.length === parts.length ? parameters : undefined;
};

const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 3;
  if (isGreedy(segment)) return 2;
  return isVariable(segment) ? 1 : 0;
};

/**
 * Most specific first: full matches before greedy ones, greedy ones before `$default`,
 * then a literal before a variable.
 */
const bySpecificity = (a: string, b: string): number => {
  const kind = (path: string) => (path === DEFAULT_PATH ? 2 : isGreedy(segmentsOf(path).at(-1) ?? '') ? 1 : 0);
  if (kind(a) !== kind(b)) return kind(a) - kind(b);
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = rank(left[index]) - rank(right[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};

interface GatewayMatch<R> {
  readonly route: R;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Selects a route as an HTTP API does. */
export const gatewayMatcher = <R extends { readonly path: string }>(routes: readonly R[]) => {
  const ordered = routes
    .toSorted((a, b) => bySpecificity(a.path, b.path))
    .map((route) => ({ route, parts: partsOf(route.path) }));
  return (path: string): GatewayMatch<R> | undefined => {
    const actual = segmentsOf(path);
    for (const { route, parts } of ordered) {
      const parameters = matchParts(parts, actual);
      if (parameters) return { route, parameters };
    }
    return undefined;
  };
};
