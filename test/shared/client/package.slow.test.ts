import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { type InstalledPackage, installPackage, nodeVersions } from '../../support/installed-package.ts';

const run = promisify(execFile);
const found = [...(await nodeVersions())];

let installed: InstalledPackage;
let service: Server;
let baseUrl: string;

/** Three hubs on two pages. */
const PAGES = [
  { ids: ['one', 'two'], next: '/api/v1/teams/t/hubs?page%5Bafter%5D=more' },
  { ids: ['three'], next: undefined },
];

beforeAll(async () => {
  installed = await installPackage();
  service = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://any.example');
    const { ids = [], next } = PAGES[searchParams.get('page[after]') === 'more' ? 1 : 0] ?? {};
    const data = ids.map((id) => ({ type: 'hubs', id, attributes: { slug: id } }));
    const links = { self: request.url, ...(next && { next }) };
    response.writeHead(request.headers.authorization === 'Bearer secret' ? 200 : 401, {
      'content-type': 'application/vnd.api+json',
    });
    response.end(JSON.stringify({ data, links, meta: { has_more: next !== undefined } }));
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const address = service.address();
  if (typeof address === 'object' && address) baseUrl = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await installed.remove();
});

it('contains only the files of the client and the CLI', async () => {
  const rest = installed.files.filter((file) => !/^dist\/(?:parts\/|types\/)?[\w-]+\.(?:js|d\.c?ts)$/.test(file));
  expect(rest).toEqual(['LICENSE', 'README.md', 'bin/hub.js', 'dist/NOTICE', 'package.json']);
  expect(installed.files).toEqual(expect.arrayContaining(['dist/client.js', 'dist/verify-webhook.js', 'dist/hub.js']));
  expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch']);
  expect(Object.keys(manifest).filter((name) => /^(?:optional|peer|bundled?)Dep/.test(name))).toEqual([]);
  expect(manifest.scripts.prepack).toBe('npm run -s build:client');
});

describe.each(found)('the package installed on Node %s', (_, node) => {
  const program = (name: string) => join(installed.project, name);

  it('lets a plain program import the client and read a list to its end', async () => {
    await writeFile(
      program('list.mjs'),
      `import { createHubClient, demand, items, RequestFailed } from '${manifest.name}/client';
const client = createHubClient({ baseUrl: process.argv[2], token: 'secret' });
const path = '/api/v1/teams/{team_id}/hubs';
const read = (query) => client.GET(path, { params: { path: { team_id: 't' }, query } });
for await (const { attributes } of items(read)) console.log(attributes.slug);
const stranger = createHubClient({ baseUrl: process.argv[2] });
const refused = await demand(stranger.GET(path, { params: { path: { team_id: 't' } } })).catch((error) => error);
console.log(refused instanceof RequestFailed, refused.status);
`,
    );
    const { stdout, stderr } = await run(node, [program('list.mjs'), baseUrl]);
    expect([stdout, stderr]).toEqual(['one\ntwo\nthree\ntrue 401\n', '']);
  });

  it('lets a plain program verify webhooks', async () => {
    await writeFile(
      program('verify.mjs'),
      `import { verifyWebhook } from '${manifest.name}/verify-webhook';
const headers = { 'x-svc-signature': 't=1800000000,v1=00' };
console.log(verifyWebhook({ body: '{}', headers, secrets: ['a'], now: 1_800_000_000_000 }).ok);
`,
    );
    expect((await run(node, [program('verify.mjs')])).stdout).toBe('false\n');
  });

  it('lets a CommonJS program require the client if this Node can require modules, else says why not', async () => {
    const source = `const { createHubClient } = require('${manifest.name}/client');
const { verifyWebhook } = require('${manifest.name}/verify-webhook');
console.log(typeof createHubClient, verifyWebhook({ body: '{}', headers: {}, secrets: ['a'] }).ok);
`;
    await writeFile(program('require.cjs'), source);
    const { stdout: known } = await run(node, ['-p', 'process.features.require_module === true']);
    const ran = run(node, [program('require.cjs')]).catch(({ stderr }) => ({ stdout: stderr }));
    expect((await ran).stdout).toContain(known === 'true\n' ? 'function false\n' : 'ERR_REQUIRE_ESM');
  });

  it('has no operator commands: they run in a clone', async () => {
    const refused = await run(node, [join(installed.folder, manifest.bin.hub), 'ops', 'status']).catch(
      (error) => error,
    );
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('in a clone of the repository')]);
  });

  it('runs the CLI as JavaScript', async () => {
    const hub = (...args: string[]) => run(node, [join(installed.folder, manifest.bin.hub), ...args], { cwd: '/' });
    expect((await hub('version')).stdout).toBe(`hub ${manifest.version}\n`);
    const { stdout, stderr } = await hub(
      '--url',
      baseUrl,
      '--token',
      'secret',
      '--team',
      't',
      'hubs',
      '--all',
      '--json',
    );
    const listed: { data: { id: string }[] } = JSON.parse(stdout);
    expect([listed.data.map(({ id }) => id), stderr]).toEqual([['one', 'two', 'three'], '']);
  });
});

describe('the types of the package', () => {
  const CONSUMER = `import { createHubClient, createSession, demand, failedWith, followLive, items, listOf, type operations, type Schemas } from '${manifest.name}/client';
import { type Checked, verifyWebhook } from '${manifest.name}/verify-webhook';
const client = createHubClient({ baseUrl: 'https://api.example.com', token: 'secret' });
const path = { team_id: 't' };
const listed = items((query) => client.GET('/api/v1/teams/{team_id}/hubs', { params: { path, query } }));
for await (const hub of listed) hub satisfies Schemas['Hub'];
const { data } = await demand(client.GET('/api/v1/teams/{team_id}', { params: { path } }));
data.attributes.name satisfies string;
const { items: firstPage, next } = await listOf((query) => client.GET('/api/v1/teams/{team_id}/hubs', { params: { path, query } })).page();
for (const hub of firstPage) hub satisfies Schemas['Hub'];
next?.['page[after]'] satisfies string | undefined;
const session = createSession({ baseUrl: 'https://api.example.com', kind: 'contact' });
followLive({ ...session.options, hubId: 'h', onEvent: ({ type }) => type satisfies string }).close();
declare const thrown: unknown;
if (failedWith(thrown, 'comments_closed')) thrown.code satisfies 'comments_closed';
// @ts-expect-error there is no such code
failedWith(thrown, 'comments_clothed');
const webhook = { endpoint_id: 'e', data: { greeting: 'Hello' } };
const definition = {
  trigger: { type: 'member.joined' },
  entry_node_id: 'notify',
  nodes: [{ id: 'notify', type: 'webhook', data: webhook }],
} satisfies Schemas['CreateTeamHubAutomationAttributes']['definition'];
({ name: 'Welcome', settings: { color: 'red' }, definition }) satisfies Schemas['CreateTeamHubAutomationAttributes'];
declare const { conditions }: operations['postHubAccessChecks']['responses']['200']['content']['application/vnd.api+json']['meta'];
const [unlock] = conditions.map((condition) => condition.unlock);
if (unlock?.how === 'buy_product') unlock.product_id satisfies string;
if (unlock?.how === 'complete_content') unlock.content_node_ids satisfies readonly string[];
declare const discussion: Schemas['Discussion']['attributes'];
const { repost, shared_achievement, shared_event, external_video_embeds } = discussion;
for (const { url } of external_video_embeds) url satisfies string;
// @ts-expect-error not every embedded video has a title
for (const { title } of external_video_embeds) title satisfies string;
if (repost?.state === 'visible') repost.space_name satisfies string;
if (shared_achievement?.state === 'visible') shared_achievement.points satisfies number;
if (shared_event?.state === 'visible') shared_event.location_address satisfies string | null;
// @ts-expect-error only a visible resource has more than its state
repost?.title;
verifyWebhook({ body: '', headers: {}, now: 0 }) satisfies Checked;
// @ts-expect-error there is no such path
client.GET('/api/v1/nowhere');
// @ts-expect-error a team has no such attribute
data.attributes.nonsense;
`;

  it('compile in a CommonJS program, also with a TypeScript that does not know that Node can require modules', async () => {
    const source = `import { createHubClient, type Schemas } from '${manifest.name}/client';
import { type Checked, verifyWebhook } from '${manifest.name}/verify-webhook';
const client = createHubClient({ baseUrl: 'https://api.example.com', token: 'secret' });
const read = client.GET('/api/v1/teams/{team_id}', { params: { path: { team_id: 't' } } });
read.then(({ data }) => data?.data.attributes.name satisfies string | undefined);
// @ts-expect-error there is no such path
client.GET('/api/v1/nowhere');
// @ts-expect-error a name is a text
const hub: Schemas['Hub']['attributes']['name'] = 7;
verifyWebhook({ body: '', headers: {} }) satisfies Checked;
`;
    await writeFile(join(installed.project, 'consumer.cts'), source);
    const project = join(installed.project, 'tsconfig.commonjs.json');
    const compilerOptions = { module: 'node16', target: 'es2022', strict: true, noEmit: true, types: [] };
    await writeFile(project, JSON.stringify({ compilerOptions, files: ['consumer.cts'] }));
    const tsc = join(import.meta.dirname, '../../../node_modules/typescript-5/bin/tsc');
    const output = await run(process.execPath, [tsc, '--project', project]).catch(({ stdout }) => ({ stdout }));
    expect(output.stdout).toBe('');
  });

  it.each([
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
  ])('compile in strict mode with moduleResolution $moduleResolution', async (resolution) => {
    const project = join(installed.project, `tsconfig.${resolution.moduleResolution}.json`);
    const compilerOptions = { ...resolution, target: 'es2022', strict: true, noEmit: true, types: [] };
    await writeFile(project, JSON.stringify({ compilerOptions, files: ['consumer.mts'] }));
    await writeFile(join(installed.project, 'consumer.mts'), CONSUMER);
    const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');
    const output = await run(process.execPath, [tsc, '--project', project]).catch(({ stdout }) => ({ stdout }));
    expect(output.stdout).toBe('');
  });
});
