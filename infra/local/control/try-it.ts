import type { AccountKind, Place } from '../../docs/app/try-it/described.ts';
import type { DemoCommunity } from '../../site/demo-community.ts';
import type { Demo, DemoTeam } from '../demo/demo.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

const ofCommunity = ({ team_id, hub_id, slug, owner, members, examples }: DemoCommunity): Place => ({
  name: 'Kiln & Clay',
  accounts: [
    { kind: 'owner', ...owner },
    ...members.map(({ name, email, password }) => ({ kind: 'member' as const, name, email, password, slug })),
  ],
  values: { team_id, hub_id, slug, ...(members[1] && { contact_id: members[1].contact_id }), ...examples },
});

const ofTeam = (team: DemoTeam, name: string): Place => {
  const [hub] = team.hubs;
  const [member] = team.members;
  const [space] = hub?.spaces ?? [];
  const slug = hub?.slug ?? '';
  const user = (kind: AccountKind, { email, password }: DemoTeam['owner']) => ({ kind, name: email, email, password });
  return {
    name,
    accounts: [
      user('owner', team.owner),
      user('moderator', team.moderator),
      ...team.members.map(({ email, password }) => ({ kind: 'member' as const, name: email, email, password, slug })),
      { kind: 'key', name: 'API key', secret: team.api_key.secret },
    ],
    values: {
      team_id: team.id,
      user_id: team.moderator.user_id,
      key_id: team.api_key.id,
      ...(hub && { hub_id: hub.id, slug }),
      ...(space && { space_id: space.id }),
      ...(member && { contact_id: member.contact_id }),
    },
  };
};

const ofDemo = ({ community, teams: [team], platform_admin: { email, password } }: Demo): readonly Place[] => [
  ...(community ? [ofCommunity(community)] : []),
  ...(team ? [ofTeam(team, 'First team')] : []),
  { name: 'Platform', accounts: [{ kind: 'platform_admin', name: email, email, password }], values: {} },
];

/** The accounts and ids of the demo, for the forms of the documentation that send requests. */
export const tryItControl = (demo: () => Demo | undefined): Control => ({
  method: 'GET',
  path: '/_local/try-it.json',
  handle: () => {
    const made = demo();
    return json(200, { places: made ? ofDemo(made) : [] });
  },
});
