import type { SiteAttribute } from '../hubs/hubs/site-change.ts';
import { type Refusal, refuse } from '../platform/http/errors.ts';
import type { KeyCaller, UserCaller } from './callers.ts';
import { mayActForMembers } from './may-act-for-members.ts';

/** The refusal of attributes that choose a site, if the caller may not act for the members who sign in there. */
export const siteRefusal = (
  caller: UserCaller | KeyCaller,
  chosen: readonly (SiteAttribute | 'domain')[],
): Refusal<'forbidden'> | undefined => {
  const [field] = chosen;
  if (field === undefined || mayActForMembers(caller)) return undefined;
  const detail = `Only an owner of the team, or an API key with the scope members.impersonate, can set \`${field}\`, because members sign in there. Ask an owner to set it, or leave it out.`;
  return refuse('forbidden', { detail, field });
};
