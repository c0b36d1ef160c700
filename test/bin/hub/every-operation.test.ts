import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { commands } from '../../../bin/hub/commands.ts';
import type { Verb } from '../../../bin/hub/verb.ts';
import { groups } from '../../../functions/groups.ts';
import { openApi } from '../../../shared/api/openapi.ts';
import { WITHOUT_COMMAND } from './without-command.ts';

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

const operations = Object.entries(Document.parse(JSON.parse(JSON.stringify(openApi(groups)))).paths).flatMap(
  ([path, methods]) => METHODS.filter((method) => method in methods).map((method) => `${method.toUpperCase()} ${path}`),
);

const hasVerbs = (module: object): module is { readonly verbs: readonly Verb[] } => 'verbs' in module;

/** The operations of the commands that are defined by data. */
const declared = async (): Promise<readonly string[]> => {
  const modules = await Promise.all(commands.map(({ load }) => load()));
  return modules
    .flatMap((module: object) => (hasVerbs(module) ? module.verbs : []))
    .flatMap(({ method, path, memberPath }) => [path, ...(memberPath ? [memberPath] : [])].map((at) => [method, at]))
    .map(([method = '', path]) => `${method.toUpperCase()} ${path}`);
};

const source = join(import.meta.dirname, '../../../bin/hub');
const CALL = /\.(GET|PUT|POST|PATCH|DELETE)\(\s*(?:'([^']+)'|([A-Z_]+))/g;

/** Functions of the client library, and the operations that they call. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  followLive: ['POST /api/v1/hubs/{hub_id}/stream-tickets'],
  polling: ['GET /api/v1/hubs/{hub_id}/stream'],
  uploadPortrait: ['avatar', 'banner'].flatMap((portrait) => [
    `POST /api/v1/me/${portrait}`,
    `POST /api/v1/me/${portrait}/finalize`,
  ]),
};

/** The operations that hand-written commands call by the typed client. */
const called = (): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const direct = [...text.matchAll(CALL)].map(([, method, path, constant]) => {
        const value = constant && new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1];
        return `${method} ${path ?? value}`;
      });
      const others = Object.entries(FUNCTIONS).filter(([name]) => text.includes(`${name}(`));
      return [...direct, ...others.flatMap(([, all]) => all)];
    });

test('every operation has a command or a written reason why not, and no reason is out of date', async () => {
  const covered = new Set([...(await declared()), ...called()]);
  expect([...covered].filter((one) => !operations.includes(one))).toEqual([]);
  expect(operations.filter((one) => !covered.has(one)).toSorted()).toEqual(Object.keys(WITHOUT_COMMAND).toSorted());
});
