import { type Html, html, type Part } from '../html.ts';
import { type Operation, type Response, referenceOf, type Schema } from './document.ts';
import { rendered, renderedLine } from './markdown.ts';
import { fieldsOf, objectPath } from './schema.ts';

const linkTo = (name: string): Html => html`<a href="${objectPath(name)}">${name}</a>`;

/** The names of the schemas that a value can have. */
const namesIn = (schema: Schema): readonly string[] => {
  const name = referenceOf(schema);
  return name ? [name] : (schema.anyOf ?? schema.oneOf ?? []).flatMap(namesIn);
};

const alternatives = (names: readonly string[]): Part => names.map((name, at) => [at > 0 && ' or ', linkTo(name)]);

/** The properties of `meta`, apart from `has_more`, which every page has. */
const metaOf = ({ properties = {} }: Schema): Part => {
  const { meta } = properties;
  const own = Object.keys(meta?.properties ?? {}).filter((name) => name !== 'has_more');
  return meta && own.length > 0 && html`<p><code>meta</code>:</p>${fieldsOf(meta, 'answered')}`;
};

const bodyOf = (schema: Schema): Part => {
  const data = schema.properties?.data;
  const one = data ? namesIn(data) : namesIn(schema);
  if (one.length > 0) return [html`<p>${alternatives(one)}</p>`, metaOf(schema)];
  const many = data?.items ? namesIn(data.items) : [];
  const isPaged = schema.properties?.meta?.properties?.has_more !== undefined;
  if (many.length > 0) return [html`<p>A ${isPaged ? 'page' : 'list'} of ${alternatives(many)}</p>`, metaOf(schema)];
  return schema.properties && fieldsOf(schema, 'answered');
};

const contentOf = ({ content = {} }: Response): Part =>
  Object.entries(content).map(([mediaType, { schema }]) => {
    const known = schema && bodyOf(schema);
    return known || html`<p><code>${mediaType}</code></p>`;
  });

const headersOf = ({ headers = {} }: Response): Part => {
  const names = Object.keys(headers).filter((name) => name !== 'X-Request-ID');
  return (
    names.length > 0 && html`<p>Headers: ${names.map((name, at) => [at > 0 && ', ', html`<code>${name}</code>`])}</p>`
  );
};

/** The success responses of an operation. */
export const responsesOf = ({ responses }: Operation): Html =>
  html`<h2 id="response">Response</h2><dl class="answers">${responses
    .filter(([status]) => status < '400')
    .map(([status, answer]) => {
      const said = answer.description && html`<p>${renderedLine(answer.description)}</p>`;
      return html`<div><dt>${status}</dt><dd>${said}${contentOf(answer)}${headersOf(answer)}</dd></div>`;
    })}</dl>`;

const CODE = /^- `([a-z_]+)`/gm;

/** The error codes of an operation. */
export const codesOf = ({ responses }: Operation): readonly string[] =>
  responses
    .filter(([status]) => status >= '400')
    .flatMap(([, { description = '' }]) => [...description.matchAll(CODE)].map(([, code = '']) => code));

/** Error codes of more than a tenth of all operations. They are listed last. */
export const usualCodes = (operations: readonly Operation[]): ReadonlySet<string> => {
  const counted = Map.groupBy(operations.flatMap(codesOf), (code) => code);
  return new Set([...counted].filter(([, all]) => all.length * 10 > operations.length).map(([code]) => code));
};

const failure = ([status, { description = '' }]: readonly [string, Response]): Html => {
  const [phrase = '', ...codes] = description.split('\n\n');
  return html`<div><dt>${status} ${phrase}</dt><dd>${rendered(codes.join('\n\n'))}</dd></div>`;
};

/** All errors of an operation. The codes that are specific to it are visible before the section is opened. */
export const errorsOf = (operation: Operation, usual: ReadonlySet<string>): Part => {
  const failed = operation.responses.filter(([status]) => status >= '400');
  if (failed.length === 0) return undefined;
  const own = codesOf(operation).filter((code) => !usual.has(code));
  const named = own.map((code, at) => [at > 0 && ', ', html`<code>${code}</code>`]);
  return html`<h2 id="errors">Errors</h2><details class="errors">
<summary>${failed.map(([status], at) => [at > 0 && ', ', status])}${own.length > 0 && [': ', named]}</summary>
<dl class="answers">${failed.map(failure)}</dl></details>`;
};
