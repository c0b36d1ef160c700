import { type Area, check, oneRequest } from '../check.ts';
import type { Exchange, Method } from '../client.ts';
import { type Expectation, expects, expectsValue } from '../expect.ts';
import { isText, ofLength, rule, without } from '../matchers.ts';
import { JSON_API } from '../media-type.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, inHub, inTeam, type World } from '../world.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';

/** An errors array of one item without a code. */
const errorsOf = (status: number): Expectation => ({
  status,
  headers: { 'content-type': JSON_API, 'x-request-id': isText },
  body: {
    errors: ofLength(1),
    'errors.0.status': String(status),
    'errors.0.code': undefined,
    'errors.0.meta.request_id': isText,
    detail: undefined,
    data: undefined,
  },
});

const notAllowed = (statements: string, method: Method, path: (world: World) => string, allow: string) =>
  oneRequest(
    statements,
    `${method} of a known path is 405 with Allow: ${allow} (${statements})`,
    (world) => ({ method, path: path(world) }),
    {
      ...errorsOf(405),
      headers: { 'content-type': JSON_API, allow },
    },
  );

const idOf = ({ json }: Exchange) => valueAt(json, 'errors.0.meta.request_id');

export const errors: Area = {
  name: 'errors, unknown paths and methods',
  checks: [
    oneRequest(
      'C114 C115 C116 C117 C118 C119 C121 C141 C514',
      'an unknown path is 404 without a code, and needs no credential',
      () => ({ method: 'GET', path: '/api/v1/nope' }),
      errorsOf(404),
    ),
    check('C120', 'unknown paths at the root and below /api are the same', async ({ client }) => {
      for (const path of ['/nope', '/api/nope']) expects(await client.send({ method: 'GET', path }), errorsOf(404));
    }),
    check(
      'C093 C094 C096 C097 C098 C099',
      'the request id of an error is that of the header, and differs',
      async (world) => {
        const first = await as(world, 'nobody').get(inTeam(world, '/hubs'));
        const second = await as(world, 'nobody').get(inTeam(world, '/hubs'));
        for (const exchange of [first, second])
          expects(exchange, {
            status: 401,
            headers: { 'content-type': JSON_API, 'x-request-id': String(idOf(exchange)) },
            body: { 'errors.0.status': '401' },
          });
        expectsValue(
          'the second request id',
          idOf(second),
          rule('another one', (id) => id !== idOf(first)),
          second,
        );
      },
    ),
    oneRequest(
      'C095',
      'an error has no other members than JSON:API’s',
      (world) => ({ method: 'GET', path: inTeam(world, '/hubs') }),
      {
        status: 401,
        body: {
          'errors.0': rule('known members only', (value) =>
            Object.keys(typeof value === 'object' && value !== null ? value : {}).every((name) =>
              ['status', 'title', 'code', 'detail', 'id', 'meta', 'source', 'links'].includes(name),
            ),
          ),
        },
      },
    ),
    notAllowed('C122 C123 C124 C125 C136 C139 C515', 'PUT', (world) => inTeam(world, '/hubs'), 'GET, POST'),
    notAllowed('C126', 'PUT', () => `/api/v1/discussions/${ABSENT}/reactions`, 'GET, POST'),
    notAllowed('C127', 'PUT', (world) => inTeam(world, '/api-keys'), 'GET, POST'),
    notAllowed('C128 C140', 'POST', (world) => inTeam(world, `/api-keys/${ABSENT}`), 'DELETE, GET, PATCH'),
    notAllowed('C129', 'DELETE', (world) => inHub(world, '/editor-pending-ops'), 'GET, PUT'),
    notAllowed('C130 C370', 'GET', ({ hub }) => `/api/v1/hub/${hub.id}/checkout`, 'POST'),
    notAllowed('C131', 'POST', (world) => inTeam(world, '/admin-alerts'), 'GET'),
    notAllowed('C132', 'GET', () => '/api/v1/auth/login', 'POST'),
    notAllowed('C133', 'GET', () => `/api/v1/roles/${ABSENT}/permissions/hubs.manage`, 'DELETE'),
    notAllowed('C134', 'GET', () => `/api/v1/roles/${ABSENT}/permissions`, 'POST'),
    notAllowed('C135', 'POST', () => '/version', 'GET'),
    notAllowed('C367', 'POST', (world) => hubPath(world, '/search/community'), 'GET'),
    check('C137', 'HEAD of a path that does not serve it is 405 without a body', async ({ client, team }) => {
      const exchange = await client.send({ method: 'HEAD', path: `/api/v1/teams/${team}/hubs` });
      expects(exchange, { status: 405, headers: { allow: 'GET, POST' } });
      expectsValue('the body', exchange.text, '', exchange);
    }),
    check('C112 C142', 'a missing resource is the endpoint’s 404, which has a code', async (world) => {
      expects(await as(world, 'owner').get(inTeam(world, `/hubs/${ABSENT}`)), {
        status: 404,
        headers: { 'content-type': JSON_API },
        body: { 'errors.0.status': '404', 'errors.0.code': isText },
      });
    }),
    check(
      'C100 C101 C102 C103 C104 C105',
      'a missing field is named by its pointer, flat and in an envelope',
      async (world) => {
        const owner = as(world, 'owner');
        const keys = inTeam(world, '/api-keys');
        for (const [body, pointer] of [
          [{ scopes: ['*'] }, '/name'],
          [envelope('api_keys', { scopes: ['*'] }), '/data/attributes/name'],
        ] as const)
          expects(await owner.post(keys, body), {
            status: 422,
            body: { 'errors.0.source.pointer': pointer, 'errors.0.code': undefined },
          });
      },
    ),
    check('C106', 'each invalid field has an item of its own', async (world) => {
      const exchange = await as(world, 'owner').post(inTeam(world, '/hubs'), envelope('hubs', { name: 1, slug: 2 }));
      expects(exchange, { status: 422, body: { errors: ofLength(2), data: undefined } });
    }),
    check('C009 C010', 'a body is accepted as JSON:API and as JSON, flat and in an envelope', async (world) => {
      for (const type of [JSON_API, 'application/json', `${JSON_API}; charset=utf-8`])
        for (const body of [{ email: 'nobody' }, envelope('x', {})])
          expects(await as(world, 'nobody').post('/api/v1/auth/login', body, { headers: { 'content-type': type } }), {
            status: 422,
            body: { 'errors.0.source.pointer': isText },
          });
    }),
    check('C016 C174', 'a refused credential is not repeated, and errors come without data', async (world) => {
      const token = 'svc_sk_live_verify-not-a-key';
      const exchange = await world.client.send({ method: 'GET', path: inTeam(world, '/hubs'), token });
      expects(exchange, { status: 401, body: { data: undefined, '': without(token) } });
    }),
  ],
};
