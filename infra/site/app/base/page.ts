import type { Child } from './dom.ts';
import type { Caller } from './session.ts';

/** What a page shows. */
export interface Shown {
  readonly title: string;
  readonly body: Child;
  /** Called when the page is left. */
  readonly leave?: () => void;
}

export interface Visit {
  readonly caller: Caller;
  /** The parts of the path that the pattern names. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Opens another page of the site. */
  readonly go: (path: string) => void;
  /** Loads the page again. */
  readonly reload: () => Promise<void>;
}

export interface SitePage {
  /** The path, with `:name` for its parameters. */
  readonly path: string;
  /** The name in the navigation. */
  readonly nav?: string;
  readonly open: (visit: Visit) => Promise<Shown>;
}

/** The parameters of a path that matches the pattern. */
export const match = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
};
