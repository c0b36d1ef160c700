import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Page, root } from './page.ts';
import { browserModuleOf, moduleOf } from './program.ts';

const compile = (folder: string): Promise<string> =>
  new Promise((resolve) =>
    execFile(join(root, 'node_modules', '.bin', 'tsc'), ['--noEmit', '-p', folder], { cwd: folder }, (_, out, err) =>
      resolve(out + err),
    ),
  );

/** The compiler's messages about the modules, at the lines of the pages. */
const messagesOf = async (modules: ReadonlyMap<Page, string>, lib: readonly string[]): Promise<readonly string[]> => {
  mkdirSync(join(root, '.build', 'pages'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build', 'pages', 'types-'));
  try {
    const config = { extends: '../../../tsconfig.json', include: ['**/*.ts'], exclude: [], compilerOptions: { lib } };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    for (const [{ name }, module] of modules) {
      const file = join(folder, `${name}.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, module);
    }
    const files = new Map([...modules.keys()].map(({ name, file }) => [`${name}.ts`, file]));
    const printed = await compile(folder);
    return printed
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => line.replace(/^([\w/.-]+\.ts)\((\d+),\d+\)/, (all, at, row) => `${files.get(at) ?? all}:${row}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const modulesOf = (pages: readonly Page[], module: (page: Page) => string): ReadonlyMap<Page, string> =>
  new Map(pages.map((page) => [page, module(page)] as const).filter(([, code]) => code));

/** The type errors of all TypeScript of the pages, with the options of this project. */
export const typeErrors = async (pages: readonly Page[]): Promise<readonly string[]> => {
  const node = modulesOf(pages, moduleOf);
  const browser = modulesOf(pages, browserModuleOf);
  return [
    ...(node.size > 0 ? await messagesOf(node, ['es2024', 'esnext.disposable']) : []),
    ...(browser.size > 0 ? await messagesOf(browser, ['es2024', 'dom', 'dom.iterable']) : []),
  ];
};
