import { accepted, type Reply } from '../run/api.ts';
import type { Day } from './day.ts';
import type { StepKinds } from './step.ts';

const hubPath = ({ ours: { team, hub } }: Day): string => `/teams/${team.id}/hubs/${hub}`;

const versionOf = ({ body }: Reply): number | undefined =>
  (body.data as { attributes?: { version?: number } } | undefined)?.attributes?.version;

/** What creators and members do with the parts of a hub that must not lose or count anything twice. */
export const hub: StepKinds = {
  'write the editor queue': {
    weight: 4,
    async run(day, { nth, b }) {
      const path = `${hubPath(day)}/editor-pending-ops`;
      const version = versionOf(await day.send({ method: 'GET', path, token: day.owner }));
      if (version === undefined) return;
      const headers = b % 4 === 0 ? {} : { 'if-match': `"${version}"` };
      const request = { method: 'PUT', path, token: day.owner, type: 'hub_editor_pending_ops' };
      const reply = await day.send({ ...request, headers, attributes: { ops: [{ step: nth }] } });
      const written = versionOf(reply);
      if (!accepted(reply) || written === undefined) return;
      day.count(`editor version ${written}`);
      if (b % 4 !== 0 && written !== version + 1) day.broken.push(`version ${version} was replaced by ${written}`);
    },
  },
  'create an event': {
    weight: 1,
    async run(day, { nth, a }) {
      const attributes = { title: `event${nth}`, starts_at: '2027-03-20T10:00:00Z', rsvp_limit: 1 + (a % 3) };
      const request = { method: 'POST', path: `${hubPath(day)}/events`, token: day.owner, type: 'events', attributes };
      await day.create('hub_event', 'owner', request);
    },
  },
  'answer an event': {
    weight: 6,
    async run(day, { a, b }) {
      const event = day.one('hub_event', a);
      if (!event) return;
      const status = ['going', 'going', 'going', 'not_going', 'interested'][b % 5];
      if (day.awaitLateWork) await day.awaitLateWork();
      const request = { path: `/events/${event.id}/rsvp`, token: day.member(b >> 2).token };
      if (b % 6 === 0) await day.send({ ...request, method: 'DELETE' });
      else await day.send({ ...request, method: 'PUT', type: 'event_rsvps', attributes: { status } });
    },
  },
  award: {
    weight: 4,
    async run(day, { a, b }) {
      const achievement = day.ours.achievements[a % day.ours.achievements.length];
      const path = `${hubPath(day)}/achievements/${achievement}/awards/${day.member(b).id}`;
      await day.send({ method: b % 4 === 0 ? 'DELETE' : 'POST', path, token: day.owner });
    },
  },
  follow: {
    weight: 2,
    async run(day, { a, b }) {
      const path = `/hubs/${day.ours.hub}/members/${day.member(b >> 2).id}/follow`;
      await day.send({ method: b % 3 === 0 ? 'DELETE' : 'POST', path, token: day.member(a).token });
    },
  },
  ban: {
    weight: 2,
    async run(day, { a, b }) {
      const { id, token } = day.member(a);
      const path = `${hubPath(day)}/members/${id}/ban`;
      const to = `ban of ${id}`;
      if (day.awaitLateWork) await day.awaitLateWork();
      const banned = await day.write(to, 'banned', {
        method: 'POST',
        path,
        token: day.owner,
        type: 'banned_members',
        attributes: { ban_reason: 'spamming' },
      });
      const isCertain = accepted(banned) && !day.isChanging(to);
      if (isCertain) {
        const read = await day.send({ method: 'GET', path: `/hubs/${day.ours.hub}/feed`, token });
        if (accepted(read) && !day.isChanging(to) && day.last(to)?.value === 'banned')
          day.broken.push('a banned member read the feed');
      }
      if (b % 5 === 0) return;
      if (day.awaitLateWork) await day.awaitLateWork();
      await day.write(to, 'free', { method: 'DELETE', path, token: day.owner });
    },
  },
  message: {
    weight: 3,
    async run(day, { nth, a, b }) {
      const [from, to] = [day.member(a), day.member(a + 1 + (b % 3))];
      const known = day.made.find(
        ({ entity, more }) => entity === 'conversation' && more.between === `${a % 4} ${b % 3}`,
      );
      const opened =
        known ??
        (await day.create(
          'conversation',
          from.id,
          {
            method: 'POST',
            path: '/conversations',
            token: from.token,
            type: 'conversations',
            attributes: { contact_ids: [to.id] },
          },
          { between: `${a % 4} ${b % 3}` },
        ));
      if (!opened) return;
      const request = { method: 'POST', path: `/conversations/${opened.id}/messages`, token: from.token };
      await day.create('message', from.id, { ...request, type: 'messages', attributes: { body: `message${nth}` } });
    },
  },
  search: {
    weight: 1,
    async run(day, { a }) {
      const stranger = day.theirs.members[a % day.theirs.members.length];
      const path = `/hubs/${day.ours.hub}/search?q=title`;
      const reply = await day.send({ method: 'GET', path, token: stranger?.token });
      if (accepted(reply)) day.broken.push('a stranger searched the hub');
      const outsider = day.member(1 + (a % 3));
      const found = await day.send({ method: 'GET', path: `${path}${a}`, token: outsider.token });
      if (JSON.stringify(found.body).includes(day.ours.secret))
        day.broken.push('a member found a post of a secret space');
    },
  },
};
