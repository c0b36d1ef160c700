import { type Area, check } from '../check.ts';
import { expects } from '../expect.ts';
import { isInteger, isList, isMoment, isText } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { inTeam } from '../world.ts';
import { createContact } from './contacts.ts';

const BODY = { name: 'Verify', slug: 'verify' };

export const hubs: Area = {
  name: 'hubs and lists',
  checks: [
    check(
      'C001 C008 C215 C216 C218 C219 C024 C013 C015',
      'hubs are listed for a key and a user, of the team only',
      async (world) => {
        for (const caller of ['key', 'owner'] as const)
          expects(
            await as(world, caller).get(inTeam(world, '/hubs'), { headers: { accept: 'application/vnd.api+json' } }),
            {
              status: 200,
              headers: { 'content-type': 'application/vnd.api+json' },
              body: {
                'data.0.type': 'hubs',
                'data.0.id': world.hub.id,
                'data.1.id': world.sideHub.id,
                'data.2': undefined,
                'links.self': inTeam(world, '/hubs'),
                'meta.has_more': false,
              },
            },
          );
      },
    ),
    check('C002', 'a bare /api path gives the same response', async (world) => {
      expects(await as(world, 'owner').get(`/api/teams/${world.team}/hubs`), {
        status: 200,
        body: { 'data.0.id': world.hub.id, 'data.1.id': world.sideHub.id },
      });
    }),
    check('C007 C039 C063', 'a resource created at the bare prefix is found at its Location', async (world) => {
      const owner = as(world, 'owner');
      const made = await owner.post(
        `/api/teams/${world.team}/contacts`,
        envelope('contacts', { email: `bare-${world.run}@example.com` }),
      );
      const id = String(valueAt(made.json, 'data.id'));
      const location = inTeam(world, `/contacts/${id}`);
      expects(made, { status: 201, headers: { location }, body: { 'data.links.self': location } });
      expects(await owner.get(location), { status: 200, body: { 'data.type': 'contacts', 'data.id': id } });
    }),
    check(
      'C021 C022 C023 C025 C026 C028 C029 C030 C036 C032',
      'contacts are listed page by page, each once, with and without encoded brackets',
      async (world) => {
        const key = as(world, 'key');
        for (let nth = 0; nth < 4; nth += 1)
          expects(
            await key.post(
              inTeam(world, '/contacts'),
              envelope('contacts', { email: `page-${nth}-${world.run}@example.com` }),
            ),
            { status: 201 },
          );
        const ids: unknown[] = [];
        let path: string | undefined = inTeam(world, '/contacts?page%5Bsize%5D=3');
        let pages = 0;
        while (path !== undefined && pages < 10) {
          const page = expects(await key.get(path), { status: 200, body: { data: isList, 'links.self': isText } });
          const data = valueAt(page.json, 'data');
          for (const one of Array.isArray(data) ? data : []) ids.push(valueAt(one, 'id'));
          const next = valueAt(page.json, 'links.next');
          expects(page, { status: 200, body: { 'meta.has_more': next !== undefined, 'data.3': undefined } });
          path = typeof next === 'string' ? next : undefined;
          pages += 1;
        }
        // Two members, one contact of another check, and these four.
        expects(await key.get(inTeam(world, `/contacts?page[size]=${ids.length}`)), {
          status: 200,
          body: { [`data.${ids.length - 1}.id`]: isText, 'meta.has_more': false, 'links.next': undefined },
        });
        if (new Set(ids).size !== ids.length || ids.length < 6)
          throw new Error(`${ids.length} contacts were listed, ${new Set(ids).size} of them different`);
        expects(await key.get(inTeam(world, `/contacts?filter[email]=page-1-${world.run}@example.com`)), {
          status: 200,
          body: { 'data.0.attributes.email': `page-1-${world.run}@example.com`, 'data.1': undefined },
        });
      },
    ),
    check('C027', 'an empty list is an empty page', async (world) => {
      expects(await as(world, 'owner').get(inTeam(world, '/tags')), {
        status: 200,
        body: { data: [], 'meta.has_more': false, 'links.self': isText, 'links.next': undefined },
      });
    }),
    check('A16', 'a changed cursor is 422', async (world) => {
      expects(await as(world, 'owner').get(inTeam(world, '/hubs?page[after]=changed')), {
        status: 422,
        body: { 'errors.0.source.parameter': 'page[after]' },
      });
    }),
    check('A57 C512', 'a repeated Idempotency-Key repeats the response and writes nothing', async (world) => {
      const owner = as(world, 'owner');
      const headers = { 'idempotency-key': `verify-${world.run}` };
      const body = envelope('tags', { name: `verify ${world.run}` });
      const first = expects(await owner.post(inTeam(world, '/tags'), body, { headers }), {
        status: 201,
        headers: { deprecation: undefined, sunset: undefined },
      });
      const again = await owner.post(inTeam(world, '/tags'), body, { headers });
      expects(again, { status: 201, body: { 'data.id': String(valueAt(first.json, 'data.id')) } });
      expects(await owner.post(inTeam(world, '/tags'), envelope('tags', { name: 'other' }), { headers }), {
        status: [409, 422],
      });
      expects(await owner.get(inTeam(world, '/tags')), { status: 200, body: { 'data.1': undefined } });
    }),
    check('A21 A22', 'an unsupported media type is 415, and an unsupported Accept parameter is 406', async (world) => {
      const owner = as(world, 'owner');
      const path = inTeam(world, '/hubs');
      expects(await owner.post(path, envelope('hubs', BODY), { headers: { 'content-type': 'text/plain' } }), {
        status: 415,
      });
      const accept = 'application/vnd.api+json; ext="https://verify.example.com"';
      expects(await owner.get(path, { headers: { accept } }), { status: 406 });
    }),
    check('C220 C221 C222 C224 C225 C226', 'the editor queue of a hub is empty at first', async (world) => {
      expects(await as(world, 'owner').get(inTeam(world, `/hubs/${world.hub.id}/editor-pending-ops`)), {
        status: 200,
        headers: { etag: '"0"' },
        body: {
          'data.type': 'hub_editor_pending_ops',
          'data.id': world.hub.id,
          'data.attributes.version': isInteger,
          'data.attributes.ops': [],
          'data.attributes.updated_at': null,
        },
      });
    }),
    check('C044 C061', 'a member is warned: 201 without Location', async (world) => {
      const path = inTeam(world, `/hubs/${world.hub.id}/members/${world.second.id}/warnings`);
      expects(await as(world, 'owner').post(path, envelope('member_warnings', { message: 'A test of the service.' })), {
        status: 201,
        headers: { location: undefined },
        body: { 'data.id': isText, 'data.attributes.created_at': isMoment },
      });
    }),
    check('C046', 'a member follows another: 201 without Location', async (world) => {
      const path = `/api/v1/hubs/${world.hub.id}/members/${world.second.id}/follow`;
      expects(await as(world, 'member').post(path), { status: 201, headers: { location: undefined } });
    }),
    check('C048', 'a contact is tagged: 201 without Location', async (world) => {
      const owner = as(world, 'owner');
      const contact = await createContact(world, 'tagged');
      const tags = await owner.get(inTeam(world, '/tags'));
      const body = envelope('contact_tags', { tag_id: valueAt(tags.json, 'data.0.id') });
      expects(await owner.post(inTeam(world, `/contacts/${contact}/tags`), body), {
        status: 201,
        headers: { location: undefined },
      });
    }),
  ],
};
