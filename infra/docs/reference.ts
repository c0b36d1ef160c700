import { type Html, html, type Part } from '../html.ts';
import { usualCodes } from './answers.ts';
import { type ApiDocument, type Operation, operationsOf, type Tag } from './document.ts';
import type { Page } from './layout.ts';
import { renderedLine } from './markdown.ts';
import { asEntry, type Entry, entryList } from './navigation.ts';
import { objectFields, objectsOf, returnedBy, returnedObjects } from './objects.ts';
import { methodOf, operationContent, pathOf } from './operation.ts';
import { objectPath } from './schema.ts';
import { tryIt } from './try-it.ts';
import { summaries, writtenPage } from './written.ts';
import type { WrittenPage } from './written-pages.ts';

const INDEX = '/docs/reference';
const OBJECTS = '/docs/objects';

export const groupPath = (tag: string): string => `${INDEX}/${tag}`;

export const operationPath = ({ tag, id }: Operation): string => `${groupPath(tag)}/${id}`;

interface Reference {
  readonly document: ApiDocument;
  readonly operations: readonly Operation[];
  readonly usual: ReadonlySet<string>;
  /** The written pages of the reference. */
  readonly written: readonly WrittenPage[];
}

const titleOf = (tag: Tag): string => tag['x-displayName'] ?? tag.name;

const ofTag = ({ operations }: Reference, { name }: Tag) => operations.filter(({ tag }) => tag === name);

const linkTo = (operation: Operation): Html => html`<a href="${operationPath(operation)}">${operation.summary}</a>`;

const marked = ({ isWebhook, method }: Operation): Html =>
  isWebhook ? html`<span class="method">WEBHOOK</span>` : methodOf(method);

const beside = (reference: Reference, at: string): Html => {
  const groups = reference.document.tags.map(
    (tag): Entry => ({
      path: groupPath(tag.name),
      title: titleOf(tag),
      below: ofTag(reference, tag).map((operation) => ({ path: operationPath(operation), title: operation.summary })),
    }),
  );
  return html`<h2><a href="${INDEX}">Operations</a></h2>${entryList(groups, at)}
<h2>About all operations</h2>${entryList([...reference.written.map(asEntry), { path: OBJECTS, title: 'Objects' }], at)}`;
};

const pageIn = (reference: Reference, page: Omit<Page, 'kind' | 'beside'>): Page => ({
  ...page,
  kind: 'reference',
  beside: beside(reference, page.path),
});

/** The id lets links to an operation on the page of its group lead to it. */
const listed = (operation: Operation): Html =>
  html`<li id="${operation.id}">${marked(operation)}<span>${linkTo(operation)} ${pathOf(operation.path)}</span></li>\n`;

const groupPage = (reference: Reference, tag: Tag): Page => {
  const operations = ofTag(reference, tag);
  const objects = objectsOf(operations, reference.document);
  const summary = tag.description ?? '';
  const content = html`<h1>${titleOf(tag)}</h1>
<p class="lead">${renderedLine(summary)}</p>
<ul class="operations">${operations.map(listed)}</ul>
${objects.length > 0 && html`<h2 id="objects">Objects</h2>${objectList(objects)}`}`;
  return pageIn(reference, { path: groupPath(tag.name), title: titleOf(tag), summary, content });
};

const objectList = (names: readonly string[]): Html =>
  html`<ul class="names">${names.map((name) => html`<li><a href="${objectPath(name)}">${name}</a></li>\n`)}</ul>`;

const operationPage = (reference: Reference, operation: Operation): Page => {
  const { document, usual } = reference;
  const content = operationContent(
    operation,
    document,
    usual,
    returnedObjects(operation, document),
    tryIt(operation, reference, operationPath),
  );
  const summary = `${operation.method} ${operation.path}`;
  return pageIn(reference, { path: operationPath(operation), title: operation.summary, summary, content });
};

const objectPage = (reference: Reference, name: string): Page => {
  const users = reference.operations.filter((operation) => returnedBy(operation).includes(name));
  const used: Part =
    users.length > 0 && html`<h2 id="returned-by">Returned by</h2><ul class="operations">${users.map(listed)}</ul>`;
  const content = html`<h1>${name}</h1>${objectFields(name, reference.document)}${used}`;
  return pageIn(reference, { path: objectPath(name), title: name, summary: `The object ${name}.`, content });
};

const indexPage = (reference: Reference): Page => {
  const { tags, info } = reference.document;
  const groups = tags.map(
    (tag) => html`<section class="group">
<h2 id="group-${tag.name}"><a href="${groupPath(tag.name)}">${titleOf(tag)}</a></h2>
<p>${renderedLine(tag.description ?? '')}</p>
<ul class="names">${ofTag(reference, tag).map((operation) => html`<li>${linkTo(operation)}</li>\n`)}</ul>
</section>\n`,
  );
  const content = html`<h1>Reference</h1>
<p class="lead">API version ${info.version}; the running build has <a href="/docs/versions#three-versions">a version of its own</a>. To download: <a href="/openapi.json">OpenAPI 3.1</a>, a <a href="/docs/postman.json">Postman collection</a>, and <a href="/llms.txt">all pages as Markdown</a>.</p>
<p>In Postman, open the Variables tab of the collection. Set <code>baseUrl</code> to the address of the service, and <code>token</code> to your token or API key.</p>
<p>“Try it” on the page of an operation sends a request from your browser: with a demo account on the local stack, with your own token elsewhere.</p>
${summaries(reference.written)}
${groups}`;
  return pageIn(reference, {
    path: INDEX,
    title: 'Reference',
    summary: 'Every operation of the API, and what all operations have in common.',
    content,
  });
};

const objectsPage = (reference: Reference, objects: readonly string[]): Page =>
  pageIn(reference, {
    path: OBJECTS,
    title: 'Objects',
    summary: 'The resources and other objects in responses.',
    content: html`<h1>Objects</h1>\n<p class="lead">The resources and other objects in responses, attribute by attribute.</p>${objectList(objects)}`,
  });

/** The pages of the reference: an index, and a page for each group, operation, object and written page. */
export const referencePages = (document: ApiDocument, pages: readonly WrittenPage[]): readonly Page[] => {
  const operations = operationsOf(document);
  const written = pages.filter(({ kind }) => kind === 'reference');
  const reference = { document, operations, usual: usualCodes(operations), written };
  const objects = objectsOf(operations, document);
  return [
    indexPage(reference),
    ...document.tags.map((tag) => groupPage(reference, tag)),
    ...operations.map((operation) => operationPage(reference, operation)),
    objectsPage(reference, objects),
    ...objects.map((name) => objectPage(reference, name)),
    ...written.map((page) => writtenPage(page, beside(reference, page.path))),
  ];
};
