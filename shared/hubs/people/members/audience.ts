import { isFormerStatus, type MemberItem, statusAt } from './member-item.ts';

/** The members that an email is for: members, those who have left or were removed too, or also those who were banned. */
export type Audience = 'members' | 'former_members' | 'banned_members';

/** Whether a contact with this membership belongs to the audience now. Nobody without a membership does. */
export const isInAudience = (member: MemberItem | undefined, audience: Audience, now: Date): boolean => {
  if (!member) return false;
  const status = statusAt(member, now.getTime());
  if (status === 'active') return true;
  if (isFormerStatus(status)) return audience !== 'members';
  return status === 'banned' && audience === 'banned_members';
};
