import { describe, expect, it } from 'vitest';
import { description } from '../../../infra/description.ts';
import { type ApiDocument, operationsOf } from '../../../infra/docs/document.ts';
import { markdownPath } from '../../../infra/docs/layout.ts';
import { postmanCollection } from '../../../infra/docs/postman.ts';
import { sitePages } from '../../../infra/docs/site.ts';
import { startSystem } from '../../functions/system/support/documentation.ts';
import { useWorld } from '../../support/use-world.ts';

const system = useWorld(startSystem);
const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const called = operationsOf(document).filter(({ isWebhook }) => !isWebhook);

const sent = async (path: string) => {
  const { statusCode, headers, body = '' } = await system.call(path);
  expect([path, statusCode]).toEqual([path, 200]);
  return { type: headers['Content-Type'], body };
};

describe('the Markdown of a page', () => {
  it('exists for every page, begins with its title and has no HTML of the layout', async () => {
    for (const page of sitePages(document)) {
      const { path, title } = page;
      expect(markdownPath(page)).toBe(`${path}.md`);
      const { type, body } = await sent(`${path}.md`);
      expect(type).toBe('text/markdown; charset=utf-8');
      if (path !== '/docs') expect(body.split('\n')[0]?.replaceAll('\\', ''), path).toBe(`# ${title}`);
      const prose = body.replaceAll(/^```.*?^```$/gms, '');
      expect(prose, path).not.toMatch(/<(?:div|dl|dt|dd|span|nav|figure|details)\b/);
    }
  });

  it('of the first page is also at the address of an index', async () => {
    expect(await sent('/docs/index.md')).toEqual(await sent('/docs.md'));
    expect((await sent('/docs.md')).body).toMatch(/^# Build a membership hub\n/);
  });

  it('is the source of a written page', async () => {
    const { body } = await sent('/docs/pagination.md');
    expect(body).toContain('```sh\n');
  });

  it('has the attributes of an operation as a list, what is folded on the page too, and the samples as code', async () => {
    const { body } = await sent('/docs/reference/community/createComment.md');
    expect(body).toContain('- `body` required\n  string, 1 to 10000 characters\n');
    expect(body).toContain('The resource that it is about, of the type `target_type`.');
    expect(body).toContain('comments_closed');
    expect(body).toMatch(/TypeScript:\n\n```ts\nimport /);
    expect(body).toMatch(/```python\nimport os\n\nfrom hub import Hub/);
  });
});

it('llms.txt lists the Markdown of every page once', async () => {
  const { type, body } = await sent('/llms.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# Hub Membership Service\n\n> /);
  const links = [...body.matchAll(/^- \[.+?\]\((\/docs\S*)\.md\): \S/gm)].map(([, path]) => path);
  const paths = sitePages(document).flatMap(({ path, kind }) => (kind ? [path] : []));
  expect(links.toSorted()).toEqual(paths.toSorted());
  for (const [, path = ''] of body.split('\n## ', 1)[0]?.matchAll(/\]\((\/[^)]+)\)/g) ?? []) await sent(path);
});

describe('the Postman collection', () => {
  const collection = postmanCollection(document);
  const items = collection.item.flatMap(({ item }) => item);

  it('is served, and has each operation once, in a folder for each group', async () => {
    const { type, body } = await sent('/docs/postman.json');
    expect(type).toBe('application/json');
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(collection)));
    expect(collection.item.map(({ name }) => name)).toEqual(document.tags.map((tag) => tag['x-displayName']));
    expect(items).toHaveLength(called.length);
  });

  it('has a variable for each path parameter, the address and the token', () => {
    const known = new Set(collection.variable.map(({ key }) => key));
    const used = JSON.stringify(items).matchAll(/\{\{(\w+)\}\}/g);
    for (const [, name = ''] of used) expect([...known]).toContain(name);
    expect([...known]).toEqual(expect.arrayContaining(['baseUrl', 'token', 'hub_id']));
  });

  it('is introduced with the variables to set, as are the links to it', async () => {
    const reference = await sent('/docs/reference.md');
    const llms = await sent('/llms.txt');
    for (const text of [collection.info.description, reference.body, llms.body])
      for (const said of ['Variables tab', '`baseUrl`', '`token`']) expect(text).toContain(said);
    for (const { body } of [reference, llms]) expect(body).toContain('(/docs/postman.json)');
  });

  it('sends the required parameters, the media type and an example of the body', () => {
    const item = (name: string) => items.find((one) => one.name === name)?.request;
    const create = item('Create a comment');
    expect(create).toMatchObject({ method: 'POST', url: { raw: '{{baseUrl}}/api/v1/comments' } });
    expect(create?.header).toContainEqual({ key: 'Content-Type', value: 'application/vnd.api+json' });
    expect(JSON.parse((create as { body: { raw: string } }).body.raw).data.type).toBe('comments');
    for (const operation of called) {
      const request = item(operation.summary);
      expect(request?.method, operation.id).toBe(operation.method);
      const keys = [...(request?.header ?? []), ...(request?.url.query ?? [])].map(({ key }) => key);
      for (const { name, in: place } of operation.parameters) if (place !== 'path') expect(keys).toContain(name);
    }
  });

  it('sends no token to operations that take none', () => {
    const open = called.filter(({ isOpen }) => isOpen).map(({ summary }) => summary);
    const without = items.filter(({ request }) => 'auth' in request).map(({ name }) => name);
    expect(without).toEqual(expect.arrayContaining(open));
    expect(without).toHaveLength(open.length);
  });
});
