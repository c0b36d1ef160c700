import { type Area, check } from '../check.ts';
import { expects } from '../expect.ts';
import { isBoolean, isInteger, isList, isMoment, isMomentOrNull, isObject, isString, isText } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, type World } from '../world.ts';

const ABSENT = '00000000-0000-7000-8000-000000000000';

export const discuss = async (world: World, attributes: object = {}): Promise<string> => {
  const body = envelope('discussions', { title: 'Verify', body: 'A test of the service.', ...attributes });
  const made = await as(world, 'member').post(hubPath(world, `/spaces/${world.space}/discussions`), body);
  expects(made, { status: 201, body: { 'data.type': 'discussions', 'data.id': isText } });
  return String(valueAt(made.json, 'data.id'));
};

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [`data.attributes.${name}`, isString]));
const of = (expected: typeof isText, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`data.attributes.${name}`, expected]));

export const discussions: Area = {
  name: 'discussions',
  checks: [
    check(
      'C307 C308 C285 C289 C290 C291 C292 C293 C294 C295 C296 C297 C298 C299 C300',
      'a discussion is created with its attributes, and found at its Location',
      async (world) => {
        const path = hubPath(world, `/spaces/${world.space}/discussions`);
        const made = await as(world, 'member').post(path, envelope('discussions', { title: 'Verify', body: 'Text.' }));
        const id = String(valueAt(made.json, 'data.id'));
        expects(made, { status: 201, headers: { location: `/api/v1/discussions/${id}` } });
        expects(await as(world, 'second').get(`/api/v1/discussions/${id}`), {
          status: 200,
          body: {
            'data.id': id,
            'data.type': 'discussions',
            'data.attributes.author_contact_id': world.member.id,
            'data.attributes.author_is_former_member': false,
            'data.attributes.author_membership_status': 'active',
            'data.attributes.hub_id': world.hub.id,
            'data.attributes.space_id': world.space,
            'data.attributes.team_id': world.team,
            'data.attributes.body': 'Text.',
            ...texts('author_display_name', 'author_role', 'title', 'status'),
            ...of(isInteger, 'comment_count', 'reaction_count', 'repost_count', 'report_count'),
            ...of(isMoment, 'created_at', 'updated_at', 'published_at', 'last_activity_at'),
            ...of(isMomentOrNull, 'deleted_at', 'scheduled_at', 'author_photo_url_expires_at'),
            ...of(isBoolean, 'is_broadcast', 'is_locked', 'is_pinned', 'is_published', 'reported_by_me'),
            ...of(isList, 'external_video_embeds', 'reactions', 'attachments'),
            included: isList,
            'links.self': isText,
            meta: isObject,
          },
        });
      },
    ),
    check(
      'C284 C111 C309',
      'the author changes a discussion; an invalid body is 422; an unknown id is 404',
      async (world) => {
        const path = `/api/v1/discussions/${await discuss(world)}`;
        const change = (body: unknown) => envelope('discussions', { body }, { id: path.split('/').at(-1) });
        expects(await as(world, 'member').patch(path, change('Changed.')), {
          status: 200,
          body: { 'data.attributes.body': 'Changed.', included: isList, 'links.self': isText },
        });
        expects(await as(world, 'member').patch(path, change(1)), { status: 422 });
        expects(await as(world, 'second').patch(path, change('Not mine.')), { status: 403 });
        expects(
          await as(world, 'member').patch(`/api/v1/discussions/${ABSENT}`, envelope('discussions', { body: 'x' })),
          {
            status: 404,
          },
        );
      },
    ),
    check('C310', 'a discussion in a space of another hub is 404', async (world) => {
      const path = `/api/v1/hubs/${world.sideHub.id}/spaces/${world.space}/discussions`;
      expects(await as(world, 'owner').post(path, envelope('discussions', { title: 'x', body: 'x' })), {
        status: [403, 404],
      });
    }),
  ],
};
