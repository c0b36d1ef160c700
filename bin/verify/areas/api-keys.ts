import { type Area, check } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import { isMoment, isMomentOrNull, isText, rule, without } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { inTeam } from '../world.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';
const HASH = rule('no hash', (value) => !/"[^"]*hash[^"]*":/.test(JSON.stringify(value)));

export const apiKeys: Area = {
  name: 'API keys',
  checks: [
    check(
      'C188 C043 C193 C195 C196 C197 C198 C199 C200 C201 C202 C168 C203 C037 C038 C040 C042 C012 C014',
      'a key is created with its defaults, found at its Location, and shows its secret once',
      async (world) => {
        const owner = as(world, 'owner');
        const made = expects(await owner.post(inTeam(world, '/api-keys'), { name: 'verify flat' }), {
          status: 201,
          headers: { location: rule('a path', (value) => String(value).startsWith(inTeam(world, '/api-keys/'))) },
          body: {
            'data.type': 'api_keys',
            'data.attributes.name': 'verify flat',
            'data.attributes.scopes': ['*'],
            'data.attributes.can_moderate': false,
            'data.attributes.secret': /^svc_sk_live_/,
            'data.attributes.key_prefix': /^svc_sk_/,
            'data.attributes.created_by': world.owner.id,
            'data.attributes.created_at': isMoment,
            'data.attributes.revoked_at': null,
            'data.attributes.last_used_at': null,
            'data.attributes.expires_at': null,
          },
        });
        const attribute = (name: string) => String(valueAt(made.json, `data.attributes.${name}`));
        const [secret, prefix] = [attribute('secret'), attribute('key_prefix')];
        expectsValue(
          'the secret begins with its prefix',
          secret.startsWith(prefix) && prefix.length < secret.length / 2 + 20,
          true,
          made,
        );
        const location = made.headers.get('location') ?? '';
        expectsValue('data.links.self', valueAt(made.json, 'data.links.self'), location, made);
        expects(await owner.get(location), {
          status: 200,
          body: {
            'data.type': 'api_keys',
            'data.id': String(valueAt(made.json, 'data.id')),
            'data.attributes.secret': undefined,
            'data.attributes.updated_at': isMomentOrNull,
            '': HASH,
          },
        });
        expects(await owner.get(inTeam(world, '/api-keys')), { status: 200, body: { '': without(secret) } });
      },
    ),
    check('C189 C190', 'an envelope with the same fields makes an equivalent key', async (world) => {
      const fields = { name: 'verify equal', scopes: ['members.read'], can_moderate: true };
      const owner = as(world, 'owner');
      for (const body of [fields, envelope('api_keys', fields)])
        expects(await owner.post(inTeam(world, '/api-keys'), body), {
          status: 201,
          body: {
            'data.type': 'api_keys',
            'data.attributes.name': fields.name,
            'data.attributes.scopes': fields.scopes,
            'data.attributes.can_moderate': true,
          },
        });
    }),
    check('C191 C192 C194', 'another type, no name and scopes that are not an array are 422', async (world) => {
      const owner = as(world, 'owner');
      const keys = inTeam(world, '/api-keys');
      expects(await owner.post(keys, envelope('others', { name: 'x' })), { status: 422 });
      expects(await owner.post(keys, {}), { status: 422, body: { 'errors.0.source.pointer': '/name' } });
      for (const scopes of ['*', [1]]) expects(await owner.post(keys, { name: 'x', scopes }), { status: 422 });
    }),
    check(
      'C204 C205 C206 C207 C208 C209 C214 C172 C170 C155 C017',
      'a key is used, changed, revoked by a user only, and refused afterwards',
      async (world) => {
        const owner = as(world, 'owner');
        const made = expects(await owner.post(inTeam(world, '/api-keys'), { name: 'verify revoked' }), { status: 201 });
        const token = String(valueAt(made.json, 'data.attributes.secret'));
        const path = inTeam(world, `/api-keys/${valueAt(made.json, 'data.id')}`);
        expects(await world.client.send({ method: 'GET', path: inTeam(world, '/hubs'), token }), { status: 200 });
        expects(await owner.get(path), { status: 200, body: { 'data.attributes.last_used_at': isMoment } });
        expects(await owner.patch(path, { can_moderate: true }), {
          status: 200,
          body: { 'data.attributes.can_moderate': true, 'data.attributes.secret': undefined, '': HASH },
        });
        for (const body of [{}, { can_moderate: null }, { can_moderate: 'yes' }])
          expects(await owner.patch(path, body), { status: 422 });
        expects(await world.client.send({ method: 'DELETE', path, token }), { status: 403 });
        const removed = expects(await owner.remove(path), { status: 204, headers: { 'content-type': undefined } });
        expectsValue('the body', removed.text, '', removed);
        expects(await owner.get(path), { status: 200, body: { 'data.attributes.revoked_at': isMoment } });
        expects(await world.client.send({ method: 'GET', path: inTeam(world, '/hubs'), token }), { status: 401 });
      },
    ),
    check('C210 C211', 'an unknown key, and a key of another team, are 404', async (world) => {
      const owner = as(world, 'owner');
      const others = await as(world, 'stranger').get(`/api/v1/teams/${world.otherTeam}/api-keys`);
      expects(others, { status: 200, body: { 'data.0.id': isText } });
      for (const id of [ABSENT, String(valueAt(others.json, 'data.0.id'))]) {
        const path = inTeam(world, `/api-keys/${id}`);
        expects(await owner.get(path), { status: 404 });
        expects(await owner.remove(path), { status: 404 });
      }
    }),
  ],
};
