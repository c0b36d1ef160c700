/**
 * What a bundle holds in the place of a library's file. Each is written against the version that the lockfile names: a
 * file that no longer has what is replaced stops the build.
 */
export interface Replacement {
  /** Matches the path of the file, with forward slashes. */
  readonly file: RegExp;
  /** The source in the bundle; `path` is the replaced file's, to read its neighbours. */
  change(source: string, path: string): string;
}

/** Nothing of the file is kept. */
export const instead = (file: RegExp, source: string): Replacement => ({ file, change: () => source });

/** Replaces the one place that matches. */
export const swap = (source: string, from: RegExp | string, to: string): string => {
  const changed = source.replace(from, () => to);
  if (changed === source) throw new Error(`Nothing to replace at ${from}`);
  return changed;
};

const method = (name: string): RegExp =>
  new RegExp(
    `^ {4}(?:(?:static|async|get|set) )*${name}(?:: (?:async )?function \\w+)?\\([\\s\\S]*?^ {4}\\},?\\n`,
    'm',
  );

/** A class, or an object of functions, without these methods. */
export const without = (source: string, names: readonly string[]): string =>
  names.reduce((rest, name) => swap(rest, method(name), ''), source);

/** The file without methods that nobody calls. */
export const cut = (file: RegExp, names: readonly string[]): Replacement => ({
  file,
  change: (source) => without(source, names),
});
