import type { HubItem } from './hub-item.ts';

/** The pages of a hub at which sign-ins and checkouts may end. */
type Site = Pick<HubItem, 'allowed_origins' | 'site_url'>;

/** The site attributes of a request. Omitted ones stay. */
type Input = { readonly [Name in keyof Site]?: Site[Name] | undefined };

export type SiteAttribute = keyof Site;

const NO_SITE: Site = { allowed_origins: [], site_url: null };

/** A URL as it is stored today. Earlier rows can have it as it was typed. */
const href = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);

const isSame: Readonly<Record<SiteAttribute, (before: Site, after: Input) => boolean>> = {
  site_url: (before, after) => href(before.site_url ?? '') === href(after.site_url ?? ''),
  allowed_origins: ({ allowed_origins: before }, { allowed_origins: after = [] }) =>
    before.map(href).join() === after.map(href).join(),
};

/** Whether nothing is named, so that the change cannot send a sign-in anywhere. */
const isEmpty: Readonly<Record<SiteAttribute, (after: Input) => boolean>> = {
  site_url: ({ site_url }) => !site_url,
  allowed_origins: ({ allowed_origins = [] }) => allowed_origins.length === 0,
};

const SITE_ATTRIBUTES = ['site_url', 'allowed_origins'] as const satisfies readonly SiteAttribute[];

/**
 * The input without the site attributes that are as they were, so that writing it restores no site that another caller
 * removes; `chosen` are the attributes that name another site.
 */
export const siteChange = <T extends Input>(
  input: T,
  current: Site = NO_SITE,
): { readonly input: T; readonly chosen: readonly SiteAttribute[] } => {
  const given = SITE_ATTRIBUTES.filter((name) => input[name] !== undefined);
  const same = given.filter((name) => isSame[name](current, input));
  return {
    input: { ...input, ...Object.fromEntries(same.map((name) => [name, undefined])) },
    chosen: given.filter((name) => !same.includes(name) && !isEmpty[name](input)),
  };
};
