import { teamsOf } from '../../shared/access/spaces/team-of-placed.ts';
import type { Tenancy } from '../../shared/api/callers.ts';
import { attachments } from '../../shared/media/attachments/attachments.ts';
import { refuse } from '../../shared/platform/http/errors.ts';

/** Where the path names nothing: the team that the caller named, or the only one that they are in. */
export const inTeam: Tenancy = async (db, _, { user, team }) => {
  if (team !== undefined || user === undefined) return team;
  const [only, ...others] = await teamsOf(db, user);
  if (others.length > 0) throw refuse('team_context_required');
  return only;
};

/** The team that the caller named, or the one of the user's that has the attachment. */
export const attachmentTeam: Tenancy = async (db, { attachment_id: id = '' }, { user, team }) => {
  if (team !== undefined || user === undefined) return team;
  const [only, ...others] = await teamsOf(db, user);
  if (only === undefined || others.length === 0) return only;
  const tried = [only, ...others];
  const found = await Promise.all(tried.map((one) => attachments(db, one).get(id)));
  return tried.find((_, nth) => found[nth] !== undefined);
};
