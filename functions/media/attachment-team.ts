import { teamsOf } from '../../shared/access/spaces/team-of-placed.ts';
import type { Tenancy } from '../../shared/api/callers.ts';
import { attachments } from '../../shared/media/attachments/attachments.ts';
import { refuse } from '../../shared/platform/http/errors.ts';

/** For paths without an id: the requested team, or the only team of the user. */
export const onlyTeam: Tenancy = async (db, _, { user, team }) => {
  if (team !== undefined || user === undefined) return team;
  const [only, ...others] = await teamsOf(db, user);
  if (others.length > 0) return refuse('team_context_required');
  return only;
};

/** The requested team, or the team of the user that has the attachment. */
export const attachmentTeam: Tenancy = async (db, { attachment_id: id = '' }, { user, team }) => {
  if (team !== undefined || user === undefined) return team;
  const [only, ...others] = await teamsOf(db, user);
  if (only === undefined || others.length === 0) return only;
  const candidates = [only, ...others];
  const found = await Promise.all(candidates.map((one) => attachments(db, one).get(id)));
  return candidates.find((_, nth) => found[nth] !== undefined);
};
