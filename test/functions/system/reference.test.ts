import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { description } from '../../../infra/description.ts';
import { curlOf } from '../../../infra/docs/curl.ts';
import { type ApiDocument, type Operation, operationsOf } from '../../../infra/docs/document.ts';
import { ERRORS } from '../../../shared/platform/http/error-codes.ts';
import type { HttpResult } from '../../../shared/platform/http/exchange.ts';
import { useWorld } from '../../support/use-world.ts';
import { startSystem } from './support/documentation.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const operations = operationsOf(document);
const tags = document.tags.map(({ name }) => name);

const system = useWorld(startSystem);

const text = ({ body = '', isBase64Encoded }: HttpResult): string =>
  isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;

const page = async (path: string): Promise<string> => {
  const sent = await system.call(path);
  expect(sent.statusCode, path).toBe(200);
  return text(sent);
};

const pageOf = ({ tag }: Operation): Promise<string> => page(`/docs/reference/${tag}`);

/** The section of an operation on its page. */
const sectionOf = async (operation: Operation): Promise<string> =>
  new RegExp(`<article class="operation" id="${operation.id}".*?</article>`, 's').exec(await pageOf(operation))?.[0] ??
  '';

const PAGES = ['/docs', ...tags.map((tag) => `/docs/reference/${tag}`)];

describe.each(PAGES)('%s', (path) => {
  it('loads only from its own origin and has no inline script or style', async () => {
    const sent = await system.call(path);
    expect([sent.statusCode, sent.headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = sent.headers['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const html = text(sent);
    expect(html).not.toMatch(
      /<[^>]+\s(?:on\w+|style)=|<style|javascript:|\{\{(?:title|head|navigation|search|groups|content)\}\}/i,
    );
    for (const [, attributes = ''] of html.matchAll(/<(?:script|link|img)([^>]*)>/g))
      expect(attributes).toMatch(/(?:src|href)="\/docs\//);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('has no broken link and no duplicate id', async () => {
    const html = await page(path);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
    const links = new Set([...html.matchAll(/(?:src|href)="(\/[^"#]*)/g)].map(([, link = '']) => link));
    expect(links.size).toBeGreaterThan(tags.length);
    for (const link of links) expect((await system.call(link)).statusCode, link).toBe(200);
  });

  /* The largest page is that of automations: their operations repeat the attributes of every kind of node. */
  it('has at most 430 KB, and at most 40 KB compressed', async () => {
    const sent = await system.call(path, { 'accept-encoding': 'gzip' });
    expect(Buffer.from(sent.body ?? '', 'base64').length).toBeLessThan(40 * 1024);
    expect(Buffer.byteLength(text(sent))).toBeLessThan(430 * 1024);
  });
});

it.each(['nothing', 'members.html', '..%2Fdocs', 'constructor', 'Members'])(
  'the unknown group %j returns 404',
  async (name) => {
    expect((await system.call(`/docs/reference/${name}`)).statusCode).toBe(404);
  },
);

describe('every operation', () => {
  it('is on the page of its group, on the index and in the search index', async () => {
    const declared = groups.flatMap(({ routes, sends = [] }) => [...routes, ...sends]);
    expect(operations).toHaveLength(declared.length);
    const index = await page('/docs');
    const searched: { url: string; summary: string }[] = JSON.parse(await page('/docs/reference.json'));
    for (const operation of operations) {
      const url = `/docs/reference/${operation.tag}#${operation.id}`;
      expect(await sectionOf(operation), operation.id).toContain(`<a href="#${operation.id}">`);
      expect(index, operation.id).toContain(`href="${url}"`);
      expect(searched).toContainEqual(expect.objectContaining({ url, summary: operation.summary }));
    }
  });

  it('shows its parameters, its responses and each error code', async () => {
    for (const operation of operations) {
      const html = await sectionOf(operation);
      for (const { name } of operation.parameters) expect(html, operation.id).toContain(`<dt><code>${name}</code>`);
      for (const [status, { description: text = '' }] of operation.responses) {
        expect(html, operation.id).toMatch(new RegExp(`<dt>${status}\\b`));
        for (const [, code = ''] of text.matchAll(/^- `([a-z_]+)`/gm)) {
          expect(Object.keys(ERRORS)).toContain(code);
          expect(html, operation.id).toContain(`<code>${code}</code>`);
        }
      }
    }
  });

  it('shows its request attributes and its response object', async () => {
    const create = operations.find(({ id }) => id === 'createComment');
    const html = create && (await sectionOf(create));
    expect(html).toContain('A resource of type <code>comments</code>. Attributes:');
    expect(html).toContain('<dt><code>body</code> <span class="note">required</span></dt>');
    expect(html).toContain('<p><a href="#object-Comment">Comment</a></p>');
    expect(create && (await pageOf(create))).toMatch(/id="object-Comment".*?<code>reply_count<\/code>/s);
  });
});

describe('the curl command of each operation', () => {
  const called = operations.filter(({ isWebhook }) => !isWebhook);

  /** The arguments that a shell passes to curl for each command. */
  const curlArguments = (): readonly (readonly string[])[] => {
    const variables = called
      .flatMap(({ path }) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name))
      .map((name) => `export ${name.toUpperCase()}=${name}-value`);
    const script = [
      'set -eu',
      'export API=https://api.example TOKEN=secret',
      ...new Set(variables),
      `curl() { printf '%s\\0' "$@"; printf '\\0'; }`,
      ...called.map((operation) => curlOf(operation, document)),
    ].join('\n');
    const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(status, stderr).toBe(0);
    return stdout
      .split('\0\0')
      .slice(0, -1)
      .map((line) => line.split('\0'));
  };

  const valuesOf = (line: readonly string[], flag: string): readonly string[] =>
    line.flatMap((word, at) => (line[at - 1] === flag ? [word] : []));

  it('parses in a shell to its method, address, credential and JSON body', () => {
    const lines = curlArguments();
    expect(lines).toHaveLength(called.length);
    for (const [at, operation] of called.entries()) {
      const line = lines[at] ?? [];
      const [address = ''] = line.filter((word) => word.startsWith('https:'));
      const path = operation.path.replaceAll(/\{([^}]+)\}/g, '$1-value');
      expect(address.split('?')[0]).toBe(`https://api.example${path}`);
      expect(valuesOf(line, '-X')).toEqual(operation.method === 'GET' ? [] : [operation.method]);
      const headers = valuesOf(line, '-H');
      expect(headers.includes('Authorization: Bearer secret'), operation.id).toBe(!operation.isOpen);
      const [mediaType] = Object.keys(operation.body?.content ?? {});
      expect(headers.filter((header) => header.startsWith('Content-Type: '))).toEqual(
        mediaType ? [`Content-Type: ${mediaType}`] : [],
      );
      for (const data of valuesOf(line, '-d'))
        if (mediaType?.includes('json')) expect(JSON.parse(data), operation.id).toBeTypeOf('object');
    }
  });

  it('is on its page, escaped for HTML', async () => {
    const create = called.find(({ id }) => id === 'createComment');
    const html = create && (await sectionOf(create));
    expect(html).toContain(
      'curl -X POST &quot;$API/api/v1/comments&quot; \\\n  -H &quot;Authorization: Bearer $TOKEN&quot;',
    );
  });
});
