import { type Area, check, oneRequest } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import { isMoment, isObject, isText, rule, without } from '../matchers.ts';
import { JSON_API } from '../media-type.ts';
import { valueAt } from '../value-at.ts';

const get = (path: string, headers = {}) => ({ method: 'GET', path, headers }) as const;
const plainJson = { 'content-type': /^application\/json/ };

const methodsOf = (paths: unknown): readonly string[] =>
  typeof paths === 'object' && paths !== null ? Object.keys(paths) : [];

export const system: Area = {
  name: 'service, version and description',
  checks: [
    oneRequest('C165 C471 C472 C011', '/version needs no credential and is plain JSON', () => get('/version'), {
      status: 200,
      headers: plainJson,
      body: { service: isText, version: isText },
    }),
    oneRequest('C167', '/version ignores an invalid credential', () => ({ ...get('/version'), token: 'invalid' }), {
      status: 200,
      body: { version: isText },
    }),
    oneRequest('C520', 'the path has no stage prefix', () => get('/api/v1/version'), { status: 200 }),
    check('C473', 'the expected revision is running; without one, any or none', async ({ client, revision }) => {
      const any = rule('a revision or none', (value) => value === undefined || isText.holds(value));
      expects(await client.send(get('/version')), { status: 200, body: { revision: revision ?? any } });
    }),
    check('C019 C020 C175 C513', 'the OpenAPI document is valid JSON and describes this API', async ({ client }) => {
      const exchange = await client.send(get('/openapi.json'));
      expects(exchange, {
        status: 200,
        body: {
          openapi: /^3\.1\./,
          'info.version': '0.1.0',
          paths: isObject,
          'components.securitySchemes': rule('one http bearer scheme', (value) => {
            const schemes = typeof value === 'object' && value !== null ? Object.values(value) : [];
            return schemes.length === 1 && valueAt(schemes[0], 'scheme') === 'bearer';
          }),
        },
      });
      const paths = methodsOf(valueAt(exchange.json, 'paths'));
      const outside = paths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/v1/'));
      expectsValue('paths without /api/v1', outside, []);
      expectsValue(
        'the number of paths',
        paths.length,
        rule('more than 100', (count) => Number(count) > 100),
      );
    }),
    oneRequest('C469 C470', '/m is an HTML page that reflects no input', () => get('/m?token=%3Cscript%3Everify'), {
      status: 200,
      headers: { 'content-type': /^text\/html/ },
    }),
    check('C470', '/m does not repeat the token', async ({ client }) => {
      const { text } = await client.send(get('/m?token=%3Cscript%3Everify'));
      expectsValue('the page', text, without('<script>verify'));
    }),
    oneRequest('C166', 'a public hub needs no credential', ({ hub }) => get(`/api/v1/hubs/${hub.id}`), {
      status: 200,
      headers: { 'content-type': JSON_API },
      body: { 'data.type': 'hubs', 'data.attributes.created_at': isMoment, 'data.attributes.team_id': undefined },
    }),
    oneRequest(
      'C062 C518',
      'browsers on another origin read X-Request-ID and not Location',
      () => get('/version', { origin: 'https://verify.example.com' }),
      {
        status: 200,
        headers: {
          'access-control-allow-origin': isText,
          'access-control-expose-headers': rule(
            'X-Request-ID, and not Location or *',
            (value) => /x-request-id/i.test(String(value)) && !/location|\*/i.test(String(value)),
          ),
        },
      },
    ),
    oneRequest(
      'C138',
      'a preflight is answered',
      ({ team }) => ({
        method: 'OPTIONS',
        path: `/api/v1/teams/${team}/hubs`,
        headers: {
          origin: 'https://verify.example.com',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      }),
      { status: [200, 204], headers: { 'access-control-allow-methods': /POST|\*/ } },
    ),
  ],
};
