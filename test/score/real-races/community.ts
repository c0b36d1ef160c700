import * as z from 'zod';
import { AT_ONCE, type Race, type RaceWorld, unless, won } from './race-world.ts';

const post = async ({ made, hub, space, member }: RaceWorld, more: object = {}) =>
  (
    await made('POST', `/hubs/${hub.id}/spaces/${space.id}/discussions`, member(0), 'discussions', {
      title: 'Race',
      body: 'Ready, steady.',
      ...more,
    })
  ).data;

const Poll = z.object({ options: z.array(z.object({ id: z.string(), vote_count: z.number() })) });

export const communityRaces: readonly Race[] = [
  {
    name: 'poll',
    async round(world, nth) {
      const { id, attributes } = await post(world, { poll: { options: ['Yes', 'No'], duration_days: 7 } });
      const { options } = Poll.parse(attributes.poll);
      await world.together((one) =>
        world.send('PUT', `/discussions/${id}/poll-vote`, world.member(nth), 'poll_votes', {
          option_id: options[one % 2]?.id,
        }),
      );
      const { data } = await world.made('GET', `/discussions/${id}`, world.member(0));
      const votes = Poll.parse(data.attributes.poll).options.reduce((sum, { vote_count }) => sum + vote_count, 0);
      return unless(votes === 1, `${votes} votes of one member`);
    },
  },
  {
    name: 'reaction',
    async round(world) {
      const { id } = await post(world);
      await world.together(() =>
        world.send('POST', `/discussions/${id}/reactions`, world.member(1), 'reactions', { emoji: '👍' }),
      );
      const { list } = await world.made('GET', `/discussions/${id}/reactions`, world.member(0));
      const count = list.reduce((sum, { attributes }) => sum + Number(attributes.count), 0);
      return unless(count === 1, `${count} reactions of one member`);
    },
  },
  {
    name: 'counters',
    async round(world) {
      const { id } = await post(world);
      const sent = await world.together((one) =>
        world.send('POST', '/comments', world.member(one), 'comments', {
          target_type: 'discussion',
          target_id: id,
          body: `Comment ${one}`,
        }),
      );
      const { data } = await world.made('GET', `/discussions/${id}`, world.member(0));
      const { comment_count } = data.attributes;
      return unless(
        comment_count === won(sent) && won(sent) > 0,
        `${comment_count} of ${won(sent)} comments are counted`,
      );
    },
  },
  {
    name: 'rsvp',
    async round(world) {
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const event = {
        title: 'Race',
        starts_at: day(400),
        ends_at: day(401),
        timezone: 'UTC',
        rsvp_limit: 1,
        status: 'scheduled',
      };
      const { data } = await world.made('POST', `${world.inHub}/events`, world.owner, 'events', event);
      await world.together((one) =>
        world.send('PUT', `/events/${data.id}/rsvp`, world.member(one), 'event_rsvps', { status: 'going' }),
      );
      const rsvps = (await world.made('GET', `/events/${data.id}/rsvps`, world.owner)).list;
      const going = rsvps.filter(({ attributes }) => attributes.status === 'going').length;
      return unless(
        going === 1 && rsvps.length === world.team.members.length,
        `${going} of ${rsvps.length} are going to one seat`,
      );
    },
  },
  {
    name: 'ban against post',
    async round(world, nth) {
      const who = world.team.members[1 + (nth % 2)];
      const path = `${world.inHub}/members/${who?.contact_id}/ban`;
      const write = () =>
        world.send(
          'POST',
          `/hubs/${world.hub.id}/spaces/${world.space.id}/discussions`,
          who?.token ?? '',
          'discussions',
          {
            title: 'Last words',
            body: 'before the ban',
          },
        );
      const ban = () => world.send('POST', path, world.owner, 'banned_members', { ban_reason: 'spamming' });
      const [banned] = await world.together((one) => (one === 0 ? ban() : write()));
      const { status } = await write();
      await world.made('DELETE', path, world.owner);
      await world.send('PUT', `/hubs/${world.hub.id}/membership`, who?.token ?? '');
      return unless(banned === 201 && status === 403, `the ban answered ${banned}, a post after it ${status}`);
    },
  },
  {
    name: 'editor queue',
    async round({ stack, inHub, owner, made, together }) {
      const path = `${inHub}/editor-pending-ops`;
      const before = Number((await made('GET', path, owner)).data.attributes.version);
      const headers = { 'if-match': `"${before}"` };
      const statuses = await together((one) =>
        stack.api(path, {
          method: 'PUT',
          token: owner,
          headers,
          send: ['hub_editor_pending_ops', { ops: [{ op: `${one}` }] }],
        }),
      );
      const after = Number((await made('GET', path, owner)).data.attributes.version);
      const refused = statuses.filter((status) => status === 412).length;
      return unless(
        won(statuses) === 1 && refused === AT_ONCE - 1 && after === before + 1,
        `${statuses.join()} and version ${after} after ${before}`,
      );
    },
  },
];
