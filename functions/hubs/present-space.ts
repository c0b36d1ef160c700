import type { Caller } from '../../shared/api/callers.ts';
import { isInMembershipPeriod } from '../../shared/hubs/people/members/membership-period.ts';
import { type SpaceView, spaceView } from '../../shared/hubs/readers/readers.ts';
import type { SpaceMembershipItem } from '../../shared/hubs/space-memberships/space-membership-item.ts';
import type { SpaceItem } from '../../shared/hubs/spaces/space-item.ts';

/** A space with the membership and the access level of its viewer. */
export interface SpaceForViewer {
  readonly space: SpaceItem;
  readonly membership: SpaceMembershipItem | undefined;
  readonly view: SpaceView;
}

/** The attributes of a space for its viewer. A space membership from an earlier hub membership does not count. */
export const presentSpace = (caller: Caller, { space, membership, view }: SpaceForViewer) => {
  const member = caller.kind === 'contact' ? caller.member : undefined;
  const status = member && membership && isInMembershipPeriod(member, membership) ? membership.status : null;
  return { ...space, is_gated: space.gated === true, viewer_access: view, viewer_membership_status: status };
};

/** The attributes of a space for the creator who created or updated it. */
export const presentOwnSpace = (caller: Caller, space: SpaceItem) =>
  presentSpace(caller, { space, membership: undefined, view: spaceView(caller, space, undefined, true) });
