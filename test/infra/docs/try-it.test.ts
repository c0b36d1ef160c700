import { expect, test } from 'vitest';
import { description } from '../../../infra/description.ts';
import type { Described } from '../../../infra/docs/app/try-it/described.ts';
import { type ApiDocument, type Operation, operationsOf } from '../../../infra/docs/document.ts';
import { markdownOf } from '../../../infra/docs/page-markdown.ts';
import { operationPath, referencePages } from '../../../infra/docs/reference.ts';
import { tryIt } from '../../../infra/docs/try-it.ts';
import { Html, html } from '../../../infra/html.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const operations = operationsOf(document);
const pages = new Map(referencePages(document, []).map((page) => [page.path, page.content]));

const DATA = /data-call='([^']*)'/;

const described = (content: Html | undefined): Described | undefined => {
  const [, data] = DATA.exec(content?.text ?? '') ?? [];
  return data && JSON.parse(data.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
};

const ofOperation = (id: string): Described | undefined => {
  const operation = operations.find((one) => one.id === id);
  return described(operation && pages.get(operationPath(operation)));
};

test('every operation has what its form needs, and a webhook has no form', () => {
  for (const operation of operations) {
    const found = described(pages.get(operationPath(operation)));
    expect(found === undefined, operation.id).toBe(operation.isWebhook);
    if (!found) continue;
    const { method, path, parameters, body } = operation;
    expect(found, operation.id).toMatchObject({ method, path });
    expect(found.takes, operation.id).toMatch(/^(?:Accepts|Public)\b.*\.$/);
    expect(found.accepts.length > 0, operation.id).toBe(!operation.isOpen);
    expect(found.fields.map(({ name }) => name)).toEqual(parameters.map(({ name }) => name));
    expect(found.body === undefined, operation.id).toBe(Object.keys(body?.content ?? {}).length === 0);
    if (found.body?.mediaType.includes('json'))
      expect(JSON.parse(found.body.example), operation.id).toBeTypeOf('object');
    for (const { list } of found.fields) if (list) expect(pages.has(list.path), list.path).toBe(true);
  }
});

test('the preferred account is one that the operation accepts', () => {
  const preferred = (id: string) => ofOperation(id)?.accepts[0];
  expect(preferred('createComment')).toBe('member');
  expect(preferred('listTeamHubs')).toBe('owner');
  expect(preferred('postTeamContactToken')).toBe('key');
  expect(preferred('listAdminPlatformAlerts')).toBe('platform_admin');
  expect(ofOperation('getHubsBySlug')?.accepts).toEqual([]);
});

test('an id has a link to the operation that lists it', () => {
  const list = (id: string, name: string) => ofOperation(id)?.fields.find((field) => field.name === name)?.list?.path;
  expect(list('deleteComment', 'comment_id')).toBe('/docs/reference/community/listDiscussionComments');
  expect(list('getTeamHubEmail', 'hub_id')).toBe('/docs/reference/hubs/listTeamHubs');
  expect(list('getHubsBySlug', 'slug')).toBeUndefined();
});

test('headers that most callers need are not folded', () => {
  const shown = (id: string) =>
    ofOperation(id)
      ?.fields.filter(({ isShown }) => isShown)
      .map(({ name }) => name);
  expect(shown('putTeamHubEditorPendingOps')).toEqual(['team_id', 'hub_id', 'If-Match']);
  expect(shown('listUsers')).toEqual(['X-Team-ID']);
});

test('texts of the description cannot end the attribute or begin a tag', () => {
  const [first] = operations;
  const hostile: Operation = { ...(first as Operation), summary: `'><script>alert("&#39;")</script>` };
  const made = html`${tryIt(hostile, { document, operations }, operationPath)}`;
  expect(made.text.replace(/^<div|><\/div>\n$/g, '')).not.toMatch(/[<>]/);
  expect(made.text.match(/'/g)).toHaveLength(2);
  expect(described(made)?.summary).toBe(hostile.summary);
});

test('the Markdown of a page has no form', () => {
  const content = pages.get('/docs/reference/community/createComment');
  expect(markdownOf(content ?? new Html(''))).not.toContain('isShown');
});
