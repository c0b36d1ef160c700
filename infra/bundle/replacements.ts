import { build, type Plugin } from 'esbuild';
import { CLIENTS, runtimeConfig, schemasOf } from './replacements/clients.ts';
import { EMPTY, MODULES } from './replacements/modules.ts';
import { ZOD_CORE, ZOD_UTIL } from './replacements/zod.ts';

/** A module with the same exports; using one of them throws. */
const emptied = async (path: string): Promise<string> => {
  const { metafile } = await build({ entryPoints: [path], outdir: '.', format: 'esm', write: false, metafile: true });
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return `class Absent {}
    export { ${names.map((name) => `Absent as ${name}`).join(', ')} };`;
};

type Source = (path: string) => string | Promise<string>;

const ofClients = (file: string, sourceOf: (client: string) => string) =>
  Object.keys(CLIENTS).map((client) => [`@aws-sdk/client-${client}/dist-es/${file}`, () => sourceOf(client)] as const);

/** Library modules by their path in `node_modules`, and the source that the bundles have instead of each. */
export const REPLACEMENTS: ReadonlyMap<string, Source> = new Map<string, Source>([
  ...Object.entries(MODULES).map(([name, source]) => [name, () => source] as const),
  ...EMPTY.map((name) => [name, emptied] as const),
  ...ofClients('schemas/schemas_0.js', schemasOf),
  ...ofClients('runtimeConfig.js', runtimeConfig),
  ['zod/v4/core/index.js', () => ZOD_CORE],
  ['zod/v4/core/util.js', () => ZOD_UTIL],
]);

/** The suffix `?library` loads the original module, so that a replacement can re-export it. */
const replaced = (path: string, suffix = ''): string | Promise<string> | undefined =>
  REPLACEMENTS.get(path.replaceAll('\\', '/').replace(/.*\/node_modules\//, '') + suffix)?.(path);

export const replacements: Plugin = {
  name: 'replacements',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.js$/ }, async ({ path, suffix }) => {
      const contents = await replaced(path, suffix);
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};
