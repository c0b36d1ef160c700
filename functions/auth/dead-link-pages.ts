import type { LinkPurpose } from '../../shared/delivery/email/link-purpose.ts';
import type { Page } from '../../shared/platform/http/html-page.ts';

/** What a link is for; one of an email without `for` signs in. */
export type LinkKind = LinkPurpose | 'sign-in';

/** Why a link does nothing any more, and what its reader can do instead. */
const TEXTS: Readonly<Record<LinkKind, string>> = {
  'sign-in':
    'The link was already used, has expired or is incomplete. Open the site or app of the hub, and request a new email where you sign in.',
  password:
    'The link was already used, has expired or is incomplete. If you have chosen a new password, sign in with it. Otherwise request a new email where you sign in.',
  invitation:
    'The invitation was accepted or withdrawn, has expired, or a newer email has replaced this one. If you have accepted it, sign in to your account. Otherwise ask the team for a new invitation.',
  email:
    'The link was already used, has expired or is incomplete. Sign in to your account; if your address is not verified there, request a new email.',
  'new-address':
    'The link was already used, has expired or is incomplete, or the change was canceled or replaced by a newer one. Sign in with the address that your account has now. If it is still the old one, change it again.',
  'old-address':
    'The change was replaced by a newer one or undone, can no longer be undone, or the link is incomplete. If your newest email about a change has a link, use that one. If you cannot sign in to your account, ask the team for help.',
};

/** The page of a link that is used, expired, replaced or wrong. It has no button. */
export const deadLinkPage = (kind: LinkKind): Page => ({
  title: 'This link does not work',
  body: `<p>${TEXTS[kind]}</p>`,
});
