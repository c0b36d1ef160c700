import type { RouteDeclaration } from '../route.ts';

/** The names of the parts of an id. */
export type Composition = readonly string[];

const shownBy = ({ response }: RouteDeclaration) =>
  'resource' in response ? [response.resource, ...Object.values(response.views)] : [];

/** The compositions of all composed ids that the routes return. */
export const compositionsOf = (routes: readonly RouteDeclaration[]): readonly Composition[] => [
  ...new Map(
    routes
      .flatMap(shownBy)
      .filter(({ identifiedBy }) => identifiedBy.length > 1)
      .map(({ identifiedBy }) => [formOf(identifiedBy), identifiedBy]),
  ).values(),
];

/** The form of a composed id in descriptions: `{a}:{b}`. */
export const formOf = (names: Composition): string => names.map((name) => `{${name}}`).join(':');

/** The composed ids that a path parameter also accepts: those that end with it and start with preceding parameters. */
export const acceptedForms = (
  name: string,
  before: readonly string[],
  compositions: readonly Composition[],
): readonly string[] =>
  compositions
    .filter((names) => names.at(-1) === name && names.slice(0, -1).every((part) => before.includes(part)))
    .map(formOf);
