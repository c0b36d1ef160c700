import { type Area, check, oneRequest } from '../check.ts';
import { expects } from '../expect.ts';
import { isText, rule, without } from '../matchers.ts';
import { JSON_API } from '../media-type.ts';
import { as, type Callers, envelope } from '../requests.ts';
import { inHub, inTeam, type World } from '../world.ts';

const refusal = (status: number) => ({ status, body: { 'errors.0.status': String(status), data: undefined } });

/** A token of the right form whose signature is of another key. */
const withOtherSignature = (token: string): string => {
  const [head, claims] = token.split('.');
  return `${head}.${claims}.${'A'.repeat(86)}`;
};

const unsigned = (token: string): string =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;

const refused = (statements: string, caller: Callers, path: (world: World) => string, status = 403) =>
  oneRequest(
    statements,
    `${caller} is refused on ${path.toString().replace(/^.*?=>\s*/s, '')}`,
    (world) => ({ method: 'GET', path: path(world), token: world.tokens[caller] }),
    refusal(status),
  );

export const credentials: Area = {
  name: 'credentials and tenants',
  checks: [
    check('C018 C143 C148 C149 C150', 'a user, a member and an API key are each their own kind', async (world) => {
      expects(await as(world, 'owner').get('/api/v1/me'), { status: 200, body: { 'data.type': 'users' } });
      expects(await as(world, 'member').get('/api/v1/me'), { status: 200, body: { 'data.type': 'contacts' } });
      expects(await as(world, 'key').get('/api/v1/teams'), { status: 200, body: { 'data.0.id': world.team } });
    }),
    check('C144 C145 C146 C147 C516', 'a missing, unknown, forged or unsigned credential is 401', async (world) => {
      const path = inTeam(world, '/hubs');
      const { owner } = world.tokens;
      const values = [
        undefined,
        'Bearer unknown',
        'Basic dmVyaWZ5OnZlcmlmeQ==',
        `Bearer ${withOtherSignature(owner)}`,
        `Bearer ${unsigned(owner)}`,
      ];
      for (const authorization of values)
        expects(
          await world.client.send({ method: 'GET', path, ...(authorization && { headers: { authorization } }) }),
          {
            status: 401,
            headers: { 'content-type': JSON_API, 'www-authenticate': /^Bearer/ },
          },
        );
    }),
    check('C151 C152 C217', 'a key of another team is refused, without data', async (world) => {
      for (const path of [inTeam(world), inTeam(world, '/hubs'), inHub(world)])
        expects(await as(world, 'strangersKey').get(path), {
          status: 403,
          body: { data: undefined, '': without(world.hub.id, world.hub.slug) },
        });
    }),
    refused('C153', 'strangersKey', ({ hub }) => `/api/v1/hubs/${hub.id}/spaces`, 404),
    refused('C158', 'key', (world) => inTeam(world, '/admin-alerts')),
    refused('C161', 'stranger', (world) => inTeam(world, '/admin-alerts')),
    refused('C156', 'key', (world) => inTeam(world, '/api-keys')),
    refused('C157 C173 C185', 'member', (world) => inTeam(world, '/api-keys')),
    refused('C164', 'owner', () => '/api/v1/admin/platform-alerts'),
    refused('C164', 'key', () => '/api/v1/admin/platform-alerts'),
    refused('C164', 'member', () => '/api/v1/admin/platform-alerts'),
    check('C154 C212', 'a key and a user of another team create no keys', async (world) => {
      for (const caller of ['key', 'stranger'] as const)
        expects(await as(world, caller).post(inTeam(world, '/api-keys'), { name: 'verify' }), refusal(403));
    }),
    check('C006', 'a bare path asks for the same credential', async (world) => {
      expects(await as(world, 'nobody').get(`/api/teams/${world.team}/hubs`), refusal(401));
    }),
    check('C276 C277 C279 C281 C282 C283', 'users are listed in a team context only', async (world) => {
      const { team, otherTeam } = world;
      const list = (caller: Callers, headers = {}) => as(world, caller).get('/api/v1/users', { headers });
      expects(await list('owner'), { status: 400, body: { 'errors.0.code': 'team_context_required' } });
      expects(await list('owner', { 'X-Team-ID': team }), { status: 200, body: { 'data.0.id': world.owner.id } });
      expects(await list('owner', { 'x-team-id': team }), { status: 200, body: { 'data.1': undefined } });
      expects(await list('owner', { 'x-team-id': otherTeam }), refusal(403));
      expects(await list('nobody'), refusal(401));
    }),
    check('C003 C004', '/api/users is /api/v1/users', async (world) => {
      for (const path of ['/api/users', '/api/v1/users'])
        expects(await as(world, 'owner').get(path, { headers: { 'x-team-id': world.team } }), {
          status: 200,
          body: { 'data.0.type': 'users', 'data.0.id': world.owner.id },
        });
    }),
    refused('C169 C280', 'key', () => '/api/users'),
  ],
};

export const signIn: Area = {
  name: 'sign-in',
  checks: [
    check('C176 C177 C178 C187', 'a user signs in with a flat body, and the token is accepted', async (world) => {
      const { email, password } = world.owner;
      const exchange = await as(world, 'nobody').post('/api/v1/auth/login', { email, password });
      expects(exchange, {
        status: 200,
        body: {
          access_token: isText,
          token_type: rule('bearer', (type) => /^bearer$/i.test(String(type))),
          '': without(password),
        },
      });
      const { access_token } = exchange.json as { readonly access_token: string };
      expects(await world.client.send({ method: 'GET', path: '/api/v1/me', token: access_token }), {
        status: 200,
        body: { 'data.id': world.owner.id },
      });
    }),
    check('C179', 'a wrong password and an unknown address get the same response', async (world) => {
      const { email } = world.owner;
      for (const address of [email, `unknown-${email}`])
        expects(
          await as(world, 'nobody').post('/api/v1/auth/login', { email: address, password: 'not the password' }),
          {
            status: 401,
            body: { 'errors.0.status': '401', 'errors.0.detail': isText },
          },
        );
    }),
    check('C180', 'a sign-in without a password is 422', async (world) => {
      expects(await as(world, 'nobody').post('/api/v1/auth/login', { email: world.owner.email }), {
        status: 422,
        body: { 'errors.0.source.pointer': '/password', 'errors.0.code': undefined },
      });
    }),
    check('C181', 'a member signs in with the slug of the hub', async (world) => {
      const { email, password } = world.member;
      const body = envelope('login_requests', { email, password, slug: world.hub.slug });
      expects(await as(world, 'nobody').post('/api/v1/contact-auth/login', body), {
        status: 200,
        body: { 'data.attributes.access_token': isText, '': without(password) },
      });
    }),
    check('C182 C183', 'a member’s sign-in without a slug, or of another type, is 422', async (world) => {
      const { email, password } = world.member;
      const path = '/api/v1/contact-auth/login';
      expects(await as(world, 'nobody').post(path, envelope('login_requests', { email, password })), {
        status: 422,
        body: { 'errors.0.source.pointer': '/data/attributes/slug' },
      });
      const other = envelope('others', { email, password, slug: world.hub.slug });
      expects(await as(world, 'nobody').post(path, other), {
        status: 422,
        body: { 'errors.0.source.pointer': '/data/type' },
      });
    }),
    check('C184', 'a member of one team’s hub does not sign in to another team’s hub', async (world) => {
      const { email, password } = world.member;
      const body = envelope('login_requests', { email, password, slug: world.otherHub.slug });
      expects(await as(world, 'nobody').post('/api/v1/contact-auth/login', body), refusal(401));
    }),
  ],
};
