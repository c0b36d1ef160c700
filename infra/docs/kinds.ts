/** The kinds of pages in the order of the navigation. Each page serves one need: https://diataxis.fr. */
export const KINDS = {
  tutorials: ['Tutorials', 'Build one complete thing, step by step.'],
  'how-to': ['How-to', 'Solve one task.'],
  reference: ['Reference', 'Look up an operation, an attribute, an event, an error code, a limit or a permission.'],
  explanation: ['Explanation', 'Understand why the service works as it does.'],
  operate: ['Operate', 'Run the service: on your machine, and on AWS.'],
} as const satisfies Record<string, readonly [title: string, summary: string]>;

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

export const kindPath = (kind: Kind): string => `/docs/${kind}`;

/** The path of a page. The pages of the reference have short paths, which errors and other pages link to. */
export const pagePath = (kind: Kind, name: string): string =>
  kind === 'reference' ? `/docs/${name}` : `/docs/${kind}/${name}`;
