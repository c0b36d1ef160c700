import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { acts, lists, shows } from '../listing.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { catalog } from './achievement-catalog.ts';

const columns: readonly Column<Schemas['Achievement']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'TITLE', of: ({ attributes }) => attributes.title, flexible: true },
  { title: 'POINTS', of: ({ attributes }) => attributes.points },
  { title: 'AWARD', of: ({ attributes }) => attributes.award_mode },
  { title: 'EARNED', of: ({ attributes }) => attributes.earned_at },
];

const standings: readonly Column<Schemas['LeaderboardEntry']>[] = [
  { title: 'RANK', of: ({ attributes }) => attributes.rank },
  { title: 'POINTS', of: ({ attributes }) => attributes.points },
  { title: 'MEMBER', of: ({ attributes }) => attributes.contact_id },
  { title: 'NAME', of: ({ attributes }) => attributes.name, flexible: true },
];

const AWARD = '/api/v1/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}/awards/{contact_id}';

const ofCatalog = resource(catalog);

export const { verbs } = ofCatalog;

export const define: Define = (command, terminal) => {
  lists(command.command('list', { isDefault: true }).description('List the achievements of the hub'), terminal, {
    what: 'achievements',
    columns,
    read: async ({ client, hub }, query) =>
      client.GET('/api/v1/hubs/{hub_id}/achievements', { params: { path: { hub_id: await hub() }, query } }),
  });

  lists(command.command('leaderboard').description('Show the leaderboard'), terminal, {
    what: 'leaderboard entries',
    columns: standings,
    read: async ({ client, hub }, query) =>
      client.GET('/api/v1/hubs/{hub_id}/leaderboard', { params: { path: { hub_id: await hub() }, query } }),
  });

  ofCatalog.define(command, terminal);

  shows(command.command('award <achievement> <contact>').description('Award an achievement to a member'), terminal, {
    pairs: attributesOf,
    read: async ({ client, team, hub }, achievement_id, contact_id) =>
      client.POST(AWARD, {
        params: { path: { team_id: await team(), hub_id: await hub(), achievement_id, contact_id } },
      }),
  });

  acts(command.command('revoke <achievement> <contact>').description('Revoke an award from a member'), terminal, {
    done: 'The award is revoked.',
    call: async ({ client, team, hub }, achievement_id, contact_id) =>
      client.DELETE(AWARD, {
        params: { path: { team_id: await team(), hub_id: await hub(), achievement_id, contact_id } },
      }),
  });
};
