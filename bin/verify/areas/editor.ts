import { type Area, check } from '../check.ts';
import { expects, expectsValue } from '../expect.ts';
import { isMoment } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { inHub, inTeam, type World } from '../world.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';
const queue = (world: World) => inHub(world, '/editor-pending-ops');
const body = (ops: unknown, more: object = {}) => envelope('hub_editor_pending_ops', { ops, ...more });
const OPS = [{ op: 'rename', nested: { list: [1, null, 'Grüße 🌱', 1.5] } }, 'opaque', null];

export const editor: Area = {
  name: 'editor queue',
  checks: [
    check(
      'C227 C228 C229 C230 C231 C232 C233 C241 C223 C242 C244',
      'writes count the version, an old If-Match is 412, and operations are returned as written',
      async (world) => {
        const owner = as(world, 'owner');
        const first = expects(await owner.put(queue(world), body([])), {
          status: 200,
          headers: { etag: '"1"' },
          body: { 'data.type': 'hub_editor_pending_ops', 'data.attributes.version': 1, 'data.attributes.ops': [] },
        });
        const etag = first.headers.get('etag') ?? '';
        expects(await owner.put(queue(world), body(OPS), { headers: { 'if-match': etag } }), {
          status: 200,
          headers: { etag: '"2"' },
          body: { 'data.attributes.version': 2, 'data.attributes.updated_at': isMoment },
        });
        expects(await owner.put(queue(world), body(['lost']), { headers: { 'if-match': etag } }), {
          status: 412,
          headers: { etag: '"2"' },
          body: { 'errors.0.code': 'version_conflict', 'errors.0.meta.current_version': 2 },
        });
        expects(await owner.get(queue(world)), {
          status: 200,
          headers: { etag: '"2"' },
          body: { 'data.attributes.ops': OPS, 'data.attributes.version': 2 },
        });
      },
    ),
    check('C234', 'of concurrent writes with one If-Match exactly one succeeds', async (world) => {
      const owner = as(world, 'owner');
      const races = Array.from({ length: 4 }, (_, nth) =>
        owner.put(queue(world), body([nth]), { headers: { 'if-match': '"2"' } }),
      );
      const statuses = (await Promise.all(races)).map(({ status }) => status).sort();
      expectsValue('the statuses of four concurrent writes', statuses, [200, 412, 412, 412]);
    }),
    check(
      'C235 C236 C237 C238 C239 C240',
      'another type, no operations and unknown properties are 422',
      async (world) => {
        const owner = as(world, 'owner');
        const bodies: readonly unknown[] = [
          envelope('others', { ops: [] }),
          envelope('hub_editor_pending_ops', {}),
          ...[{}, 'text', null].map((ops) => body(ops)),
          body([], { unknown: true }),
          { ...body([]), unknown: true },
          envelope('hub_editor_pending_ops', { ops: [] }, { unknown: true }),
        ];
        for (const one of bodies)
          expects(await owner.put(queue(world), one), { status: 422, body: { 'errors.0.code': undefined } });
        expects(await owner.put(queue(world), envelope('hub_editor_pending_ops', {})), {
          status: 422,
          body: { 'errors.0.source.pointer': '/data/attributes/ops' },
        });
      },
    ),
    check('C243', 'the queue of an unknown hub and of another team’s hub is 404', async (world) => {
      for (const hub of [ABSENT, world.otherHub.id])
        expects(await as(world, 'owner').get(inTeam(world, `/hubs/${hub}/editor-pending-ops`)), { status: 404 });
      const read = await as(world, 'owner').get(queue(world));
      expectsValue('the version after refused writes', valueAt(read.json, 'data.attributes.version'), 3, read);
    }),
  ],
};
