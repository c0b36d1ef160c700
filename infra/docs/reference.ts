import { type Html, html, type Part } from '../html.ts';
import { usualCodes } from './answers.ts';
import { type ApiDocument, type Operation, operationsOf, type Tag } from './document.ts';
import { pageOf } from './layout.ts';
import { rendered, renderedLine } from './markdown.ts';
import { methodOf, operationSection, pathOf } from './operation.ts';
import { fieldsOf, objectAnchor, referencesIn } from './schema.ts';

const referencePath = (tag: string): string => `/docs/reference/${tag}`;

interface Reference {
  readonly document: ApiDocument;
  readonly operations: readonly Operation[];
  readonly usual: ReadonlySet<string>;
}

const titleOf = (tag: Tag): string => tag['x-displayName'] ?? tag.name;

const ofTag = ({ operations }: Reference, { name }: Tag) => operations.filter(({ tag }) => tag === name);

const linkTo = ({ id, summary }: Operation, page = ''): Html => html`<a href="${page}#${id}">${summary}</a>`;

/** The navigation: all groups, and the operations of the current one. */
const groupsBeside = (reference: Reference, shown?: Tag): Html => {
  const items = reference.document.tags.map((tag) => {
    const isHere = tag.name === shown?.name;
    const within = isHere && html`<ul>${ofTag(reference, tag).map((one) => html`<li>${linkTo(one)}</li>`)}</ul>`;
    const current = isHere && html` aria-current="page"`;
    return html`<li><a href="${referencePath(tag.name)}"${current}>${titleOf(tag)}</a>${within}</li>\n`;
  });
  return html`<nav class="groups" aria-label="Groups of operations"><ul>${items}</ul></nav>`;
};

const listed = (operation: Operation, page: string): Html =>
  html`<li>${operation.isWebhook ? html`<span class="method">WEBHOOK</span>` : methodOf(operation.method)}
<span>${linkTo(operation, page)} ${pathOf(operation.path)}</span></li>\n`;

const operationList = (operations: readonly Operation[], page = ''): Html =>
  html`<ul class="operations">${operations.map((operation) => listed(operation, page))}</ul>`;

/** The schemas in the responses of some operations, with the schemas that these refer to. */
const objectsOf = (operations: readonly Operation[], { components: { schemas } }: ApiDocument): readonly string[] => {
  const found = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      const schema = schemas[name];
      if (!schema || found.has(name)) continue;
      found.add(name);
      add(referencesIn(schema));
    }
  };
  for (const { responses: answers } of operations)
    for (const [status, { content = {} }] of answers)
      if (status < '400') for (const { schema } of Object.values(content)) if (schema) add(referencesIn(schema));
  return [...found].sort();
};

/** The attributes of a resource, or the properties of any other object. */
const objectSection = (name: string, { components: { schemas } }: ApiDocument): Part => {
  const schema = schemas[name];
  if (!schema) return undefined;
  const { attributes, type } = schema.properties ?? {};
  const resource = attributes?.properties && type && { attributes, type: String(type.const) };
  return html`<article class="object" id="${objectAnchor(name)}" aria-labelledby="${objectAnchor(name)}-title">
<h3 id="${objectAnchor(name)}-title"><a href="#${objectAnchor(name)}">${name}</a></h3>
${
  resource
    ? html`<p>A resource of type <code>${resource.type}</code>, with these attributes:</p>${fieldsOf(resource.attributes, 'answered')}`
    : fieldsOf(schema, 'answered')
}</article>\n`;
};

const groupPage = (reference: Reference, tag: Tag): string => {
  const { document, usual } = reference;
  const operations = ofTag(reference, tag);
  const objects = objectsOf(operations, document);
  const content = html`<h1>${titleOf(tag)}</h1>
<p class="lead">${renderedLine(tag.description ?? '')}</p>
${operationList(operations)}
${operations.map((operation) => operationSection(operation, document, usual))}
${objects.length > 0 && html`<h2 id="objects">Objects</h2>${objects.map((name) => objectSection(name, document))}`}`;
  return pageOf({
    title: titleOf(tag),
    at: referencePath(tag.name),
    groups: groupsBeside(reference, tag),
    content,
  });
};

const FIRST_CALL = `export API=https://api.example.com  # the base URL of the service
export TOKEN=eyJ…                   # a platform token, a contact token or a team API key (svc_sk_live_…)
curl "$API/api/v1/me" -H "Authorization: Bearer $TOKEN"`;

const indexPage = (reference: Reference): string => {
  const { info, tags } = reference.document;
  const groups = tags.map(
    (tag) => html`<section class="group">
<h2 id="group-${tag.name}"><a href="${referencePath(tag.name)}">${titleOf(tag)}</a></h2>
<p>${renderedLine(tag.description ?? '')}</p>
${operationList(ofTag(reference, tag), referencePath(tag.name))}
</section>\n`,
  );
  const content = html`<h1>${info.title} API</h1>
<p class="lead">Version ${info.version}. Machine-readable version: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${rendered(info.description)}
<h2 id="first-call">Your first call</h2>
<p>Each operation has a curl command like this one. Set the path parameters as shell variables.</p>
<pre tabindex="0"><code>${FIRST_CALL}</code></pre>
${groups}`;
  return pageOf({ title: 'Reference', at: '/docs', groups: groupsBeside(reference), content });
};

/** The search index: the link, title and text of each operation. */
const searchIndex = ({ operations }: Reference) =>
  operations.map((operation) => ({
    url: `${referencePath(operation.tag)}#${operation.id}`,
    method: operation.isWebhook ? 'WEBHOOK' : operation.method,
    path: operation.path,
    summary: operation.summary,
    tag: operation.tag,
    said: operation.description,
  }));

/** The files of the reference by name: an index, a page per group and the search index. */
export const referenceFiles = (document: ApiDocument): readonly (readonly [name: string, content: string])[] => {
  const operations = operationsOf(document);
  const reference = { document, operations, usual: usualCodes(operations) };
  return [
    ['reference.html', indexPage(reference)],
    ...document.tags.map((tag) => [`reference-${tag.name}.html`, groupPage(reference, tag)] as const),
    ['reference.json', JSON.stringify(searchIndex(reference))],
  ];
};
