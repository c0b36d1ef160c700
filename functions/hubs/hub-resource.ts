import * as z from 'zod';
import { described } from '#docs';
import { brandingKey, presentedHub } from '../../shared/hubs/hubs/hub-images.ts';
import { HUB_ACCESS_LEVELS, type HubItem, SIGN_IN_FLOWS } from '../../shared/hubs/hubs/hub-item.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { resource } from '../../shared/platform/http/response.ts';

const expiry = () =>
  z.iso
    .datetime()
    .nullable()
    .meta(described('When the URL expires, one to two hours from now. Get the hub again for another.'));

/** A hub as its team sees it. */
export const Hub = resource('hubs', () =>
  z.object({
    team_id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    access_level: z.enum(HUB_ACCESS_LEVELS),
    sign_in: z.enum(SIGN_IN_FLOWS),
    allowed_origins: z.array(z.string()),
    newcomer_limits: z.boolean(),
    default_currency: z
      .string()
      .nullable()
      .meta(described('The ISO 4217 code of the currency of new prices that name none. Null means USD.')),
    site_url: z.string().nullable().meta(described("The URL of the hub's own site; null without one.")),
    logo_url: z
      .string()
      .nullable()
      .meta(described('The URL of the logo: the first image attached to `hub_branding` with the role `logo`.')),
    logo_url_expires_at: expiry(),
    icon_url: z
      .string()
      .nullable()
      .meta(described('The URL of the icon: the first image attached to `hub_branding` with the role `favicon`.')),
    icon_url_expires_at: expiry(),
    color: z.string().nullable().meta(described('The main color of the hub in the form `#rrggbb`.')),
    locale: z.string().nullable().meta(described('The language of the hub as a BCP 47 tag.')),
    time_zone: z.string().nullable().meta(described('The IANA name of the time zone of the hub.')),
    member_count: z
      .int()
      .nullable()
      .meta(
        described(
          "The number of active members. It follows a change of a membership within seconds. In a member's list of hubs, null unless the membership is active.",
        ),
      ),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** The attributes that anyone may read: enough for a landing and sign-in page. A new attribute of `Hub` is not public. */
export const PublicHub = resource(
  'hubs',
  () =>
    Hub.attributes.pick({
      name: true,
      slug: true,
      description: true,
      access_level: true,
      sign_in: true,
      created_at: true,
      site_url: true,
      color: true,
      locale: true,
      time_zone: true,
      logo_url: true,
      logo_url_expires_at: true,
      icon_url: true,
      icon_url_expires_at: true,
    }),
  'PublicHub',
);

/** A hub as responses show it. */
export const presentHub = async (hub: HubItem, { db, now, files }: PresentDeps & { readonly db: Table }) =>
  presentedHub(hub, hub.branded ? await db.get(brandingKey(hub), { eventual: true }) : undefined, { now, files });
