import type { Caller } from '../../shared/api/callers.ts';
import { isOfThisStay } from '../../shared/hubs/people/members/stay.ts';
import { type SpaceView, spaceView } from '../../shared/hubs/readers/readers.ts';
import type { SpaceMembershipItem } from '../../shared/hubs/space-memberships/space-membership-item.ts';
import type { SpaceItem } from '../../shared/hubs/spaces/space-item.ts';

/** A space, and how somebody stands to it. */
export interface SeenSpace {
  readonly space: SpaceItem;
  readonly membership: SpaceMembershipItem | undefined;
  readonly view: SpaceView;
}

/** A space as the service answers with it; a place from an earlier stay in the hub is none. */
export const shownSpace = (caller: Caller, { space, membership, view }: SeenSpace) => {
  const member = caller.kind === 'contact' ? caller.member : undefined;
  const place = member && membership && isOfThisStay(member, membership) ? membership.status : null;
  return { ...space, is_gated: space.gated === true, viewer_access: view, viewer_membership_status: place };
};

/** The same, for the creator who makes or changes it. */
export const ownSpace = (caller: Caller, space: SpaceItem) =>
  shownSpace(caller, { space, membership: undefined, view: spaceView(caller, space, undefined, true) });
