import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { description } from '../../../infra/description.ts';
import { type ApiDocument, type Operation, operationsOf } from '../../../infra/docs/document.ts';
import { groupPath, operationPath } from '../../../infra/docs/reference.ts';
import { html } from '../../../infra/html.ts';
import { ERRORS } from '../../../shared/api/error-codes.ts';
import type { HttpResult } from '../../../shared/platform/http/exchange.ts';
import { startSystem } from '../../functions/system/support/documentation.ts';
import { useWorld } from '../../support/use-world.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const operations = operationsOf(document);
const system = useWorld(startSystem);

const text = ({ body = '', isBase64Encoded }: HttpResult): string =>
  isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;

const page = async (path: string): Promise<string> => {
  const sent = await system.call(path);
  expect(sent.statusCode, path).toBe(200);
  return text(sent);
};

const pageOf = (operation: Operation): Promise<string> => page(operationPath(operation));

it('the entries of the navigation have different names', async () => {
  const [, navigation = ''] = /<nav class="pages"[^>]*>(.*?)<\/nav>/s.exec(await page('/docs/reference')) ?? [];
  const names = [...navigation.matchAll(/<li[^>]*><a [^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toContain('Authentication');
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe('every operation', () => {
  it('has a page, and a link on the page of its group and on the index', async () => {
    const declared = groups.flatMap(({ routes, sends = [] }) => [...routes, ...sends]);
    expect(operations).toHaveLength(declared.length);
    const index = await page('/docs/reference');
    for (const operation of operations) {
      const url = operationPath(operation);
      expect(await pageOf(operation), operation.id).toContain(`<h1>${html`${operation.summary}`.text}</h1>`);
      expect(index, operation.id).toContain(`href="${url}"`);
      const group = await page(groupPath(operation.tag));
      expect(group, operation.id).toContain(`<li id="${operation.id}">`);
      expect(group, operation.id).toContain(`href="${url}"`);
    }
  });

  it('shows its parameters, its responses and each error code', async () => {
    for (const operation of operations) {
      const html = await pageOf(operation);
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

  it('shows its samples in each language, escaped for HTML', async () => {
    const html = await page('/docs/reference/community/createComment');
    const shown = [...html.matchAll(/<figure data-language="(\w+)"><figcaption>([^<]+)</g)];
    expect(shown.slice(0, 3).map(([, ...names]) => names)).toEqual([
      ['ts', 'TypeScript'],
      ['sh', 'Bash (curl)'],
      ['python', 'Python'],
    ]);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
      'curl -X POST &quot;$API/api/v1/comments&quot; \\\n  -H &quot;Authorization: Bearer $TOKEN&quot;',
    );
  });

  it('shows a sample in each further media type of its body', async () => {
    const plain = await page('/docs/reference/members/postTeamContactsImport.md');
    expect(plain).toContain('curl with text/csv:\n');
    expect(plain).toContain("-H 'Content-Type: text/csv' \\\n  --data-raw 'email,name,tags\n");
    expect(plain).toContain('The body is larger than 4 MiB.');
    expect(plain).toContain('Send the body as application/vnd.api+json, application/json or text/csv.');
  });

  it('shows its request attributes and its response object', async () => {
    const text = await page('/docs/reference/community/createComment');
    expect(text).toContain('A resource of type <code>comments</code>. Attributes:');
    expect(text).toContain('<dt><code>body</code> <span class="note">required</span></dt>');
    expect(text).toMatch(/<a href="\/docs\/objects\/Comment">Comment<\/a><\/h3>.*<code>reply_count<\/code>/s);
    expect(await page('/docs/objects/Comment')).toMatch(/<code>reply_count<\/code>.*href="[^"]*createComment"/s);
  });
});
