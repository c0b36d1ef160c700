import { type Race, type RaceWorld, unless, won } from './race-world.ts';

/** Gives a user of the team a role, as another user. */
const giveRole = ({ stack, team }: RaceWorld, as: string, user: string, role_id: string) =>
  stack.api(`/users/${user}`, { method: 'PATCH', token: as, headers: { 'x-team-id': team.id }, body: { role_id } });

export const peopleRaces: readonly Race[] = [
  {
    name: 'last owner',
    async round(world) {
      const { owner, moderator, id } = world.team;
      const { list: roles } = await world.made('GET', `/teams/${id}/roles`, owner.token);
      const role = (name: string) => roles.find(({ attributes }) => attributes.system_role === name)?.id ?? '';
      await giveRole(world, owner.token, moderator.user_id, role('owner'));
      const answers = await Promise.all([
        giveRole(world, owner.token, moderator.user_id, role('moderator')),
        giveRole(world, moderator.token, owner.user_id, role('moderator')),
      ]);
      const statuses = answers.map(({ status }) => status);
      const first = statuses[0] === 200 ? owner : moderator;
      await giveRole(world, first.token, owner.user_id, role('owner'));
      const restored = await giveRole(world, owner.token, moderator.user_id, role('moderator'));
      return unless(won(statuses) === 1 && restored.status === 200, `owners demoted each other: ${statuses.join()}`);
    },
  },
  {
    name: 'import against delete',
    async round(world, nth) {
      const email = `import-${nth}-${Date.now()}@example.com`;
      const contacts = `/teams/${world.team.id}/contacts`;
      const { data } = await world.made('POST', contacts, world.owner, 'contacts', { email });
      const rows = [{ email, hub_id: world.hub.id }];
      await Promise.all([
        world.made('POST', `${contacts}/import`, world.owner, 'imports', { rows }),
        world.made('DELETE', `${contacts}/${data.id}`, world.owner),
      ]);
      await world.stack.settle(1);
      const found = `${contacts}?filter[email]=${encodeURIComponent(email)}`;
      const { list: listed } = await world.made('GET', found, world.owner);
      const old = await world.send('GET', `${contacts}/${data.id}`, world.owner);
      const members = await world.send('GET', `/hubs/${world.hub.id}/members/${data.id}`, world.owner);
      const isListed = listed.some(({ id }) => id === data.id);
      return unless(
        listed.length <= 1 && isListed === (old.status === 200) && (old.status === 200 || members.status === 404),
        `${listed.length} contacts; the deleted one answers ${old.status}, its membership ${members.status}`,
      );
    },
  },
];
