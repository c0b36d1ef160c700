import { type Area, check } from '../check.ts';
import type { Exchange } from '../client.ts';
import { expects } from '../expect.ts';
import { isList, isText, rule } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { inTeam, type World } from '../world.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';
const pointer = (value: string) => ({ 'errors.0.source.pointer': value, 'errors.0.code': undefined });

const systemRole = async (world: World): Promise<string> => {
  const listed = expects(await as(world, 'owner').get(inTeam(world, '/roles')), {
    status: 200,
    body: { data: isList },
  });
  return String(valueAt(listed.json, 'data.0.id'));
};

const createRole = async (world: World, name: string): Promise<string> => {
  const attributes = { name, permissions: ['content.manage'], description: 'For the run.' };
  const made = await as(world, 'owner').post(inTeam(world, '/roles'), envelope('roles', attributes));
  expects(made, { status: 201, body: { 'data.type': 'roles' } });
  return String(valueAt(made.json, 'data.id'));
};

const permissionsOf = ({ json }: Exchange): readonly unknown[] => {
  const value = valueAt(json, 'data.attributes.permissions');
  return Array.isArray(value) ? value : [];
};
const holding = (slug: string) => rule(`with ${slug}`, (value) => Array.isArray(value) && value.includes(slug));
const lacking = (slug: string) => rule(`without ${slug}`, (value) => Array.isArray(value) && !value.includes(slug));

export const teams: Area = {
  name: 'teams, users and roles',
  checks: [
    check(
      'C072 C073 C076 C077 C078',
      'a team is changed by a flat body and by an envelope; null clears',
      async (world) => {
        const owner = as(world, 'owner');
        const fields = { description: 'For the run.' };
        for (const body of [fields, envelope('teams', fields)])
          expects(await owner.patch(inTeam(world), body), {
            status: 200,
            body: { 'data.attributes.description': 'For the run.', 'data.attributes.name': `verify-${world.run}` },
          });
        expects(await owner.patch(inTeam(world), { description: null }), {
          status: 200,
          body: { 'data.attributes.description': null },
        });
      },
    ),
    check('C079 C080 C081 C082 C091', 'null for a team’s name is 422 and nothing is written', async (world) => {
      const owner = as(world, 'owner');
      expects(await owner.patch(inTeam(world), { name: null, description: 'Not written.' }), {
        status: 422,
        body: pointer('/name'),
      });
      expects(await owner.patch(inTeam(world), envelope('teams', { name: null })), {
        status: 422,
        body: pointer('/data/attributes/name'),
      });
      expects(await owner.get(inTeam(world)), { status: 200, body: { 'data.attributes.description': null } });
    }),
    check('C087', 'an empty change of a team is 422 no_updatable_fields', async (world) => {
      expects(await as(world, 'owner').patch(inTeam(world), {}), {
        status: 422,
        body: { 'errors.0.code': 'no_updatable_fields' },
      });
    }),
    check(
      'C074 C083 C084 C086 C092',
      'a user is changed by a flat body; an empty one changes nothing',
      async (world) => {
        const headers = { 'x-team-id': world.team };
        const path = `/api/v1/users/${world.owner.id}`;
        const owner = as(world, 'owner');
        const changed = expects(await owner.patch(path, { title: 'Verifier' }, { headers }), {
          status: 200,
          body: { 'data.attributes.title': 'Verifier' },
        });
        const updated = String(valueAt(changed.json, 'data.attributes.updated_at'));
        expects(await owner.patch(path, {}, { headers }), {
          status: 200,
          body: { 'data.attributes.updated_at': updated },
        });
        expects(await owner.patch(path, { name: null }, { headers }), { status: 422, body: pointer('/name') });
        expects(await owner.patch(`/api/v1/users/${ABSENT}`, { title: 'x' }, { headers }), { status: 404 });
      },
    ),
    check('C088 C089 C090', 'a system role is not renamed; its body is checked first', async (world) => {
      const path = `/api/v1/roles/${await systemRole(world)}`;
      const owner = as(world, 'owner');
      expects(await owner.patch(path, { name: 'Other' }), { status: 409, body: { 'errors.0.status': '409' } });
      expects(await owner.patch(path, { name: null }), { status: 422 });
      expects(await owner.patch(path, {}), { status: 200 });
    }),
    check(
      'C075 C085 C268 C269 C271 C272 C275 C060 C270 C162 C273 C274',
      'a role is changed, and permissions are added and removed, repeatedly, by users only',
      async (world) => {
        const owner = as(world, 'owner');
        const role = `/api/v1/roles/${await createRole(world, 'Verify editor')}`;
        expects(await owner.patch(role, { name: 'Verify author' }), {
          status: 200,
          body: { 'data.attributes.name': 'Verify author', 'data.attributes.description': 'For the run.' },
        });
        expects(await owner.patch(role, {}), { status: 200, body: { 'data.attributes.name': 'Verify author' } });
        const permissions = `${role}/permissions`;
        for (let time = 0; time < 2; time += 1)
          expects(await owner.post(permissions, { slug: 'hubs.manage' }), {
            status: 201,
            headers: { location: undefined },
            body: { 'data.type': 'roles', 'data.attributes.permissions': holding('hubs.manage') },
          });
        expects(await owner.post(permissions, {}), { status: 422, body: pointer('/slug') });
        expects(await as(world, 'key').post(permissions, { slug: 'hubs.manage' }), { status: 403 });
        expects(await as(world, 'key').remove(`${permissions}/hubs.manage`), { status: 403 });
        for (let time = 0; time < 2; time += 1)
          expects(await owner.remove(`${permissions}/hubs.manage`), { status: 204 });
        const read = expects(await owner.get(role), {
          status: 200,
          body: { 'data.attributes.permissions': lacking('hubs.manage') },
        });
        if (permissionsOf(read).length === 0) throw new Error('the role lost its other permission');
        expects(await owner.post(`/api/v1/roles/${ABSENT}/permissions`, { slug: 'hubs.manage' }), { status: 404 });
        expects(await owner.remove(`/api/v1/roles/${ABSENT}/permissions/hubs.manage`), { status: 404 });
      },
    ),
    check(
      'C159 C245 C246 C249 C250 C251 C252 C254 C255 C257 C458',
      'the owner lists open alerts; other filters and sizes are 422',
      async (world) => {
        const owner = as(world, 'owner');
        const alerts = inTeam(world, '/admin-alerts');
        for (const query of ['', '?filter[status]=open', '?page[size]=1', '?page[size]=100'])
          expects(await owner.get(`${alerts}${query}`), {
            status: 200,
            body: {
              'meta.has_more': rule('a boolean', (value) => typeof value === 'boolean'),
              data: rule(
                'open alerts of this team',
                (value) =>
                  Array.isArray(value) &&
                  value.every(
                    (one) => valueAt(one, 'type') === 'admin_alerts' && valueAt(one, 'attributes.resolved_at') === null,
                  ),
              ),
            },
          });
        for (const query of ['filter[status]=resolved', 'page[size]=0', 'page[size]=101', 'page[size]=abc'])
          expects(await owner.get(`${alerts}?${query}`), {
            status: 422,
            body: { 'errors.0.source.parameter': isText, 'errors.0.code': undefined },
          });
      },
    ),
  ],
};
