import type { RouteDeclaration } from '../route.ts';

/** What an id is made of, by the names of its parts. */
export type Composition = readonly string[];

const shownBy = ({ response }: RouteDeclaration) =>
  'resource' in response ? [response.resource, ...Object.values(response.views)] : [];

/** What each composed id that a route answers with is made of. */
export const compositionsOf = (routes: readonly RouteDeclaration[]): readonly Composition[] => [
  ...new Map(
    routes
      .flatMap(shownBy)
      .filter(({ identifiedBy }) => identifiedBy.length > 1)
      .map(({ identifiedBy }) => [formOf(identifiedBy), identifiedBy]),
  ).values(),
];

/** The form of a composed id, as a description writes it. */
export const formOf = (names: Composition): string => names.map((name) => `{${name}}`).join(':');

/** The composed ids that a parameter takes as well: those that end with it and begin with what stands before it. */
export const alsoTaken = (
  name: string,
  before: readonly string[],
  compositions: readonly Composition[],
): readonly string[] =>
  compositions
    .filter((names) => names.at(-1) === name && names.slice(0, -1).every((part) => before.includes(part)))
    .map(formOf);
