import { FORM } from '../../shared/platform/http/media-type.ts';
import { type ApiDocument, type Operation, operationsOf, type Parameter } from './document.ts';
import { bodyExample } from './samples/call.ts';
import { sampleOf } from './samples/sample.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, undefined, 2));

const entry = ({ name, schema, required = false, description = '' }: Parameter, document: ApiDocument) => ({
  key: name,
  value: required ? String(sampleOf(schema, document)) : '',
  description,
  ...(!required && { disabled: true }),
});

const bodyOf = ({ body }: Operation, document: ApiDocument) => {
  const [sent] = Object.entries(body?.content ?? {});
  if (!sent) return {};
  const [mediaType, content] = sent;
  const example = bodyExample(content, document);
  const form = mediaType === FORM && typeof example === 'object' && example !== null;
  return {
    body: form
      ? {
          mode: 'urlencoded',
          urlencoded: Object.entries(example).map(([key, value]) => ({ key, value: String(value) })),
        }
      : {
          mode: 'raw',
          raw: textOf(example),
          options: { raw: { language: mediaType.includes('json') ? 'json' : 'text' } },
        },
  };
};

/** The values of path parameters are variables of the collection, so that each is set once. */
const urlOf = ({ path, parameters }: Operation, document: ApiDocument) => {
  const query = parameters.filter((parameter) => parameter.in === 'query').map((one) => entry(one, document));
  const segments = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, '{{$1}}')
    .split('/');
  const search = query.filter((one) => !('disabled' in one)).map(({ key, value }) => `${key}=${value}`);
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: segments,
    query,
  };
};

const itemOf = (operation: Operation, document: ApiDocument) => {
  const { summary, description, method, parameters, body, isOpen } = operation;
  const [mediaType] = Object.keys(body?.content ?? {});
  const headers = parameters.filter((parameter) => parameter.in === 'header').map((one) => entry(one, document));
  return {
    name: summary,
    request: {
      method,
      description,
      url: urlOf(operation, document),
      header: [...headers, ...(mediaType ? [{ key: 'Content-Type', value: mediaType }] : [])],
      ...(isOpen && { auth: { type: 'noauth' } }),
      ...bodyOf(operation, document),
    },
  };
};

const SETUP = `**Before you send requests.** Open the Variables tab of this collection. Set \`baseUrl\` to the address of the
service, and \`token\` to your token or API key. Path parameters such as \`hub_id\` are variables too.`;

/** The operations as a Postman collection, in a folder for each group. `baseUrl` and `token` are its variables. */
export const postmanCollection = (document: ApiDocument) => {
  const operations = operationsOf(document).filter(({ isWebhook }) => !isWebhook);
  const names = new Set(
    operations.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  );
  return {
    info: { name: document.info.title, description: `${SETUP}\n\n${document.info.description}`, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:8787' },
      ...['token', ...names].map((key) => ({ key, value: '' })),
    ],
    item: document.tags.map((tag) => ({
      name: tag['x-displayName'] ?? tag.name,
      description: tag.description ?? '',
      item: operations
        .filter((operation) => operation.tag === tag.name)
        .map((operation) => itemOf(operation, document)),
    })),
  };
};
