import { beginsWith, type Condition, either, equals } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { NamesItsTeam } from '../rows.ts';

/**
 * The kinds that name their team although their keys do not. The declarations say so too: a bundle with all of them
 * would be a fifth larger, so the compiler compares both.
 */
const ELSEWHERE: Readonly<Record<NamesItsTeam, true>> = {
  achievement_due: true,
  domain_pointer: true,
  email_message: true,
  hub_pointer: true,
  hub_slug: true,
  invitation_token: true,
  live_connection: true,
  member_term: true,
  payment_account_pointer: true,
  payment_reference: true,
  role_pointer: true,
  stream_ticket: true,
  subscription_end: true,
  team_domain_pointer: true,
  user_team: true,
};

/** Whether a partition is one of the team's own. */
export const isPartitionOf = (pk: string, team: TeamId): boolean =>
  pk === teamPartition(team) || pk.startsWith(`${teamPartition(team)}#`);

/**
 * Whether a row that a scan found is erased with its team. A kind of a newer release, which this one does not know, is
 * erased in the team's partitions only.
 */
export const isErasedWithTeam = ({ entity, pk }: Pick<Item, 'entity' | 'pk'>, team: TeamId): boolean =>
  isPartitionOf(pk, team) || Object.hasOwn(ELSEWHERE, entity);

/** The rows of a team, wherever they are. */
export const ofTeam = (team: TeamId): Condition =>
  either(
    equals('pk', teamPartition(team)),
    beginsWith('pk', `${teamPartition(team)}#`),
    equals('team_id', team),
    equals('order.team_id', team),
  );
