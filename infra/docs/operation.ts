import { type Html, html, type Part } from '../html.ts';
import { errorsOf, responsesOf } from './answers.ts';
import { codeGroup, figure } from './code.ts';
import { type ApiDocument, type Content, exampleOf, type Operation, type Parameter, type Schema } from './document.ts';
import { rendered, renderedLine } from './markdown.ts';
import { NEEDS } from './needs.ts';
import { bodyExample } from './samples/call.ts';
import { furtherSamplesOf, samplesOf as programsOf } from './samples/samples.ts';
import { fieldList, fieldsOf } from './schema.ts';

/** Allows line breaks after each segment of a path. */
export const pathOf = (path: string): Html =>
  html`<code class="path">${path.split(/(?=\/)/).map((part) => html`${part}<wbr>`)}</code>`;

export const methodOf = (method: string): Html => html`<span class="method ${method.toLowerCase()}">${method}</span>`;

const PLACES = { path: 'Path parameters', query: 'Query parameters', header: 'Header parameters' } as const;

const fieldOf = ({ name, schema, required, description, in: place }: Parameter) => ({
  name,
  schema,
  description,
  note: required && place !== 'path' ? 'required' : undefined,
});

const parametersOf = ({ parameters }: Operation): Part =>
  Object.entries(PLACES).map(([place, title]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return here.length > 0 && html`<h2 id="${place}-parameters">${title}</h2>${fieldList(here.map(fieldOf), 'sent')}`;
  });

interface Resource {
  readonly type: string;
  readonly attributes: Schema;
  /** Other shapes that the body can have, as text. */
  readonly otherwise: string;
}

/** The resource in a body, or the item of a list. */
const resourceIn = (schema: Schema): Resource | undefined => {
  const [envelope = schema] = schema.anyOf ?? [];
  const { data } = envelope.properties ?? {};
  const choices = data?.anyOf ?? (data ? [data] : []);
  const { attributes, type } = choices.find(({ properties }) => properties?.attributes)?.properties ?? {};
  if (!attributes) return undefined;
  const most = choices.find(({ items }) => items !== undefined)?.maxItems;
  const list = most === undefined ? '' : `, or an array of at most ${most}`;
  return {
    type: String(type?.const),
    attributes,
    otherwise: schema.anyOf ? ', or its attributes without the envelope' : list,
  };
};

const referred = (schema: Schema, { components: { schemas } }: ApiDocument): Schema =>
  schemas[schema.$ref?.slice('#/components/schemas/'.length) ?? ''] ?? schema;

const describedContent = (schema: Schema, document: ApiDocument): Part => {
  const resource = resourceIn(schema);
  if (resource) {
    const attributes = referred(resource.attributes, document);
    const none = Object.keys(attributes.properties ?? {}).length === 0;
    const said = html`A resource of type <code>${resource.type}</code>${resource.otherwise}.`;
    return none
      ? html`<p>${said} It has no attributes.</p>`
      : html`<p>${said} Attributes:</p>${fieldsOf(attributes, 'sent')}`;
  }
  const resolved = referred(schema, document);
  return resolved.properties ? fieldsOf(resolved, 'sent') : html`<p>${String(resolved.type ?? '')}</p>`;
};

const bodyOf = ({ body }: Operation, document: ApiDocument): Part =>
  body &&
  html`<h2 id="request-body">Request body</h2>${body.description && html`<p>${renderedLine(body.description)}</p>`}${Object.entries(
    body.content ?? {},
  ).map(([mediaType, { schema }]) => [
    html`<p class="media"><code>${mediaType}</code></p>`,
    schema && describedContent(schema, document),
  ])}`;

const MAX_LENGTH = 2;

/** Shortens lists in examples to their first items. */
const shortened = (value: unknown): { readonly value: unknown; readonly note: string } => {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data))
    return { value, note: '' };
  const { data } = value;
  if (data.length <= MAX_LENGTH) return { value, note: '' };
  return { value: { ...value, data: data.slice(0, MAX_LENGTH) }, note: `, the first ${MAX_LENGTH} of ${data.length}` };
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, undefined, 2));

const responseSample = (status: string, content: Content, document: ApiDocument): Part => {
  const example = exampleOf(content, document);
  if (example === undefined) return undefined;
  const { value, note } = shortened(example);
  return figure(`Response ${status}${note}`, asText(value), typeof value === 'string' ? '' : 'json');
};

const samplesOf = (operation: Operation, document: ApiDocument): Part => {
  const { body, responses, isWebhook } = operation;
  const [sent] = Object.values(body?.content ?? {});
  const request = isWebhook
    ? sent && figure('Request to your endpoint', asText(bodyExample(sent, document)), 'json')
    : codeGroup(programsOf(operation, document));
  const good = responses.filter(([status]) => status < '300');
  return [
    request,
    !isWebhook && furtherSamplesOf(operation, document).map(({ label, code }) => figure(label, code, 'sh')),
    good.map(([status, { content = {} }]) =>
      Object.values(content).map((one) => responseSample(status, one, document)),
    ),
  ];
};

/** The content of the page of an operation: what it takes, what it returns, its errors, and samples beside them. */
export const operationContent = (
  operation: Operation,
  document: ApiDocument,
  usual: ReadonlySet<string>,
  objects: Part,
  tryIt: Part,
): Html => {
  const { id, method, path, summary, description, isWebhook } = operation;
  return html`<article class="operation" id="${id}">
<h1>${summary}</h1>
<p class="line">${isWebhook ? html`<span class="method">WEBHOOK</span>` : methodOf(method)} ${pathOf(path)}</p>
<p class="to-samples"><a href="#samples">Samples${!isWebhook && ' and Try it'}</a></p>
<div class="columns">
<div class="prose">${rendered(description)}${parametersOf(operation)}${bodyOf(operation, document)}${responsesOf(operation)}${objects}${errorsOf(operation, usual)}</div>
<div class="samples" id="samples">${tryIt}${samplesOf(operation, document)}${!isWebhook && NEEDS}</div>
</div>
</article>
`;
};
