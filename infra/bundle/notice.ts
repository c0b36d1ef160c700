import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The file next to a bundle with the names and license texts of its packages. */
export const NOTICE = 'NOTICE';

/** Licenses that permit deploying an unmodified bundle. Read the terms before you add another one. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
]);

const LICENSE_FILE =
  /^(?:licen[cs]es?|copying|notices?|third[-_]?party[\w-]*)(?:-[\w.-]+?)?(?:\.(?:md|markdown|txt))?$/i;

interface Package {
  /** The package's name, version and license. */
  readonly title: string;
  /** Its license texts; if it has none, its authors and the location of the license. */
  readonly terms: string;
}

type Output = Metafile['outputs'][string];

/** The package folder of a bundled file; `undefined` for a file of this repository. */
const packageFolder = (input: string): string | undefined =>
  /^((?:[^:]*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];

/** The folders of the packages that contribute to any of these outputs. */
export const packageFolders = (outputs: readonly Output[]): readonly string[] => {
  const inputs = outputs.flatMap(({ inputs }) => Object.entries(inputs));
  const present = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return [...new Set(present.flatMap(([input]) => packageFolder(input) ?? []))];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A person in package.json: a text, or an object with a name. */
const person = (value: unknown): readonly string[] => {
  if (typeof value === 'string' && value !== '') return [value];
  if (!isRecord(value) || typeof value.name !== 'string') return [];
  return [typeof value.url === 'string' ? `${value.name} (${value.url})` : value.name];
};

const authors = ({ author, contributors, maintainers }: Readonly<Record<string, unknown>>): string =>
  [author, contributors, maintainers]
    .map((value) => (Array.isArray(value) ? value : [value]).flatMap(person).join(', '))
    .find((names) => names !== '') ?? '';

const licenseTexts = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name)).map(({ name }) => name);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').replaceAll(/^\n+|\s+$/g, '')).join('\n\n');
};

const readPackage = async (root: string, folder: string): Promise<Package> => {
  const path = join(root, folder);
  const manifest: unknown = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  if (!isRecord(manifest)) throw new Error(`${folder}/package.json is not a JSON object.`);
  const { name, version, license } = manifest;
  if (typeof license !== 'string' || !ALLOWED.has(license))
    throw new Error(
      `The license of ${name} ${version}, ${JSON.stringify(license)}, is not known. ` +
        'Read its terms, then add it to infra/bundle/notice.ts or replace the package.',
    );
  const title = `${name} ${version} (${license})`;
  const texts = await licenseTexts(path);
  if (texts !== '') return { title, terms: texts };
  const by = authors(manifest);
  if (by === '') throw new Error(`${title} has neither a license file nor authors: its notice cannot be written.`);
  return { title, terms: `By ${by}. License text: https://spdx.org/licenses/${license}.html` };
};

const RULE = '-'.repeat(80);

/** Groups packages with the same license text. */
const written = (what: string, packages: readonly Package[]): string => {
  const sorted = packages.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const sections = Map.groupBy(sorted, ({ terms }) => terms);
  const intro = `The ${what} includes the following third-party packages.`;
  const listed = [...sections].map(([terms, its]) => `${its.map(({ title }) => title).join('\n')}\n\n${terms}`);
  return `${[intro, ...listed].join(`\n\n${RULE}\n`)}\n`;
};

/** Writes the notice of the given bundles. The output is deterministic. */
export const notices = (root: string) => {
  const packages = new Map<string, Promise<Package>>();
  const packageIn = (folder: string): Promise<Package> => {
    const read = packages.get(folder) ?? readPackage(root, folder);
    packages.set(folder, read);
    return read;
  };
  return async (what: string, outputs: readonly Output[]): Promise<string> =>
    written(what, await Promise.all(packageFolders(outputs).map(packageIn)));
};
