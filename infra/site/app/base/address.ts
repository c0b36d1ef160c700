import type { Caller } from './session.ts';

/** The path of the first page. */
export const BASE = '/_local/site';

/** The path of the page within the site. */
export const pathHere = (): string => location.pathname.slice(BASE.length).replace(/\/$/, '') || '/';

/** Users of the team return to this path from an identity provider, and members to all others. */
const TEAM_PATH = '/team';

/** Takes the code of a sign-in page of the service out of the address, where others could see it. */
export const takeCode = (): { readonly role: Caller['role']; readonly code: string } | undefined => {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (code === null) return undefined;
  const isTeam = pathHere() === TEAM_PATH;
  url.searchParams.delete('code');
  if (isTeam) url.pathname = BASE;
  history.replaceState(undefined, '', url);
  return { role: isTeam ? 'creator' : 'member', code };
};
