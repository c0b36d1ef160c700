import { type Area, check } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import { isBoolean, isInteger, isMoment, isText } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, inHub, type World } from '../world.ts';
import { createMember } from './contacts.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';
const reasons = ({ team, hub }: World, rest = '') => `/api/v1/admin/teams/${team}/hubs/${hub.id}/report-reasons${rest}`;
const input = (attributes: object) => envelope('report_reasons', attributes);

const create = async (world: World, label: string): Promise<string> => {
  const made = await as(world, 'owner').post(reasons(world), input({ label, position: 1 }));
  return String(valueAt(expects(made, { status: 201 }).json, 'data.id'));
};

export const moderation: Area = {
  name: 'report reasons and bans',
  checks: [
    check('C390 C383', 'a new hub has the platform’s reasons, which are not changed', async (world) => {
      const listed = expects(await as(world, 'owner').get(reasons(world)), {
        status: 200,
        body: { 'data.0.id': isText },
      });
      const path = reasons(world, `/${valueAt(listed.json, 'data.0.id')}`);
      expects(await as(world, 'owner').patch(path, input({ label: 'Other' })), { status: 403 });
    }),
    check('C380 C381 C382 C384 C385 C387 C389', 'a reason’s label is changed, and unique in its hub', async (world) => {
      const owner = as(world, 'owner');
      const [first, second] = [await create(world, 'First'), await create(world, 'Second')];
      const path = reasons(world, `/${first}`);
      expects(await owner.patch(path, envelope('report_reasons', { position: 3 }, { id: first })), {
        status: 200,
        body: {
          'data.type': 'report_reasons',
          'data.attributes.hub_id': world.hub.id,
          'data.attributes.label': 'First',
          'data.attributes.is_active': isBoolean,
          'data.attributes.position': isInteger,
        },
      });
      expects(await owner.patch(path, input({ label: 'First' })), { status: 200 });
      expects(await owner.patch(path, input({ label: 'Second' })), { status: 422 });
      expects(await owner.patch(reasons(world, `/${ABSENT}`), input({ label: 'x' })), { status: 404 });
      const elsewhere = `/api/v1/admin/teams/${world.team}/hubs/${world.sideHub.id}/report-reasons/${second}`;
      expects(await owner.patch(elsewhere, input({ label: 'x' })), { status: 404 });
    }),
    check('C388', 'of two concurrent renames to one label one succeeds', async (world) => {
      const ids = [await create(world, 'Third'), await create(world, 'Fourth')];
      const races = ids.map((id) => as(world, 'owner').patch(reasons(world, `/${id}`), input({ label: 'Raced' })));
      const statuses = (await Promise.all(races)).map(({ status }) => status).sort();
      expectsValue('the statuses of two concurrent renames', statuses, [200, 422]);
    }),
    check('C428 C429 C430', 'a member is banned with a known reason, by keys that may moderate only', async (world) => {
      const owner = as(world, 'owner');
      const contact_id = await createMember(world, 'banned');
      const path = inHub(world, `/members/${contact_id}/ban`);
      expects(await owner.post(path, envelope('banned_members', { ban_reason: 'other' })), { status: 422 });
      expects(await as(world, 'key').post(path, envelope('banned_members', { ban_reason: 'spamming' })), {
        status: 403,
      });
      expects(await owner.post(path, envelope('banned_members', { ban_reason: 'spamming', ban_note: 'A test.' })), {
        status: 201,
        headers: { location: undefined },
        body: {
          'data.attributes.ban_reason': 'spamming',
          'data.attributes.banned_at': isMoment,
          'data.attributes.contact_id': contact_id,
          'data.attributes.status': 'banned',
        },
      });
      expects(await as(world, 'member').get(hubPath(world, `/members/${contact_id}`)), { status: 404 });
    }),
  ],
};

const rules = (world: World, rest = '') => inHub(world, `/access-rules${rest}`);

export const access: Area = {
  name: 'access rules and checks',
  checks: [
    check(
      'C391 C393 C394 C397 C398 C400 C401 C402 C056 C403 C404',
      'a rule is created with its default, and the check of a member follows it',
      async (world) => {
        const owner = as(world, 'owner');
        const contact_id = await createMember(world, 'checked');
        const playlist = await owner.post(
          inHub(world, '/playlists'),
          envelope('playlists', { title: 'Verify', status: 'published' }),
        );
        const target = {
          target_type: 'playlist',
          target_id: valueAt(expects(playlist, { status: 201 }).json, 'data.id'),
        };
        const tag = await owner.post(
          `/api/v1/teams/${world.team}/tags`,
          envelope('tags', { name: `access ${world.run}` }),
        );
        const tag_id = String(valueAt(expects(tag, { status: 201 }).json, 'data.id'));
        const conditions = [
          { type: 'has_tag', operator: 'is', value: { tag_id } },
          { type: 'belongs_to_hub', operator: 'is', value: { hub_id: world.sideHub.id } },
        ];
        const made = expects(await owner.post(rules(world), envelope('access_rules', { ...target, conditions })), {
          status: 201,
          headers: { location: undefined },
          body: {
            'data.type': 'access_rules',
            'data.attributes.hub_id': world.hub.id,
            'data.attributes.team_id': world.team,
            'data.attributes.target_type': 'playlist',
            'data.attributes.logic_operator': 'any',
            'data.attributes.conditions.0.type': 'has_tag',
            'data.attributes.created_at': isMoment,
            'data.attributes.updated_at': isMoment,
          },
        });
        const check = async (has_access: boolean) =>
          expects(
            await owner.post(hubPath(world, '/access-checks'), envelope('access_checks', { ...target, contact_id })),
            {
              status: [200, 201],
              body: {
                'data.type': 'access_checks',
                'data.attributes.has_access': has_access,
                'data.attributes.reason': isText,
              },
            },
          );
        await check(false);
        const tagged = envelope('contact_tags', { tag_id });
        expects(await owner.post(`/api/v1/teams/${world.team}/contacts/${contact_id}/tags`, tagged), {
          status: 201,
        });
        await check(true);
        const path = rules(world, `/${valueAt(made.json, 'data.id')}`);
        for (const change of [{}, { conditions: null }, { logic_operator: null }])
          expects(await owner.patch(path, envelope('access_rules', change)), { status: 200 });
      },
    ),
    check(
      'C392 C395 C396 C399',
      'incomplete rules, unknown properties and hub ids of a wrong length are 422',
      async (world) => {
        const target = { target_type: 'space', target_id: world.space };
        const of = (hub_id: string) => [{ type: 'belongs_to_hub', operator: 'is', value: { hub_id } }];
        const bodies = [
          envelope('access_rules', { target_type: 'space' }),
          envelope('access_rules', { target_id: world.space }),
          envelope('others', target),
          envelope('access_rules', { ...target, unknown: true }),
          envelope('access_rules', { ...target, conditions: of('') }),
          envelope('access_rules', { ...target, conditions: of('x'.repeat(65)) }),
        ];
        for (const body of bodies) expects(await as(world, 'owner').post(rules(world), body), { status: 422 });
      },
    ),
  ],
};
