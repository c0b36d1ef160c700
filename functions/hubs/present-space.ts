import type { SpaceForViewer } from '../../shared/access/spaces/visible-spaces.ts';
import type { Caller } from '../../shared/api/callers.ts';
import type { SpaceCounts } from '../../shared/hubs/counts/space-counts.ts';
import { isInMembershipPeriod } from '../../shared/hubs/people/members/membership-period.ts';
import { mayRead, spaceView } from '../../shared/hubs/readers/readers.ts';
import type { SpaceItem } from '../../shared/hubs/spaces/space-item.ts';

/**
 * The attributes of a space for its viewer. A space membership from an earlier hub membership does not count. Only
 * viewers who may read the space see its counts.
 */
export const presentSpace = (caller: Caller, { space, membership, view }: SpaceForViewer, counts: SpaceCounts) => {
  const member = caller.kind === 'contact' ? caller.member : undefined;
  const status = member && membership && isInMembershipPeriod(member, membership) ? membership.status : null;
  const shown = mayRead(view) ? counts : { discussion_count: null, member_count: null };
  return { ...space, ...shown, is_gated: space.gated === true, viewer_access: view, viewer_membership_status: status };
};

/** The attributes of a space for the creator who created or updated it. */
export const presentOwnSpace = (caller: Caller, space: SpaceItem, counts: SpaceCounts) =>
  presentSpace(caller, { space, membership: undefined, view: spaceView(caller, space, undefined, true) }, counts);
