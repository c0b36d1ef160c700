import {
  type AttachmentRole,
  type AttachmentsItem,
  attachmentsIn,
  attachmentsKey,
} from '../../media/attachments/attachment-item.ts';
import { type PresentDeps, signedUrls } from '../../media/attachments/present-attachments.ts';
import type { Table } from '../../platform/db/table.ts';
import type { HubItem } from './hub-item.ts';

/** The image of a role and when its URL expires. */
const imageOf = (row: AttachmentsItem | undefined, role: AttachmentRole, deps: PresentDeps) => {
  const found = attachmentsIn(row).find((one) => one.role === role && one.asset_kind === 'image');
  const signed = found && signedUrls(found, deps);
  return { url: signed?.url ?? null, expires_at: signed?.url_expires_at ?? null };
};

/** The row with the attached logo and icon of a hub. */
export const brandingKey = ({ team_id, id }: HubItem) => attachmentsKey(team_id, { type: 'hub_branding', id });

/** A hub with its branding, and the attachments of its logo and icon as URLs. */
export const presentedHub = <H extends HubItem>(hub: H, row: AttachmentsItem | undefined, deps: PresentDeps) => {
  const [logo, icon] = [imageOf(row, 'logo', deps), imageOf(row, 'favicon', deps)];
  const {
    site_url = null,
    color = null,
    locale = null,
    time_zone = null,
    newcomer_limits = false,
    default_currency = null,
  } = hub;
  return {
    ...hub,
    site_url,
    color,
    locale,
    time_zone,
    newcomer_limits,
    default_currency,
    logo_url: logo.url,
    logo_url_expires_at: logo.expires_at,
    icon_url: icon.url,
    icon_url_expires_at: icon.expires_at,
  };
};

/** Presented hubs: one batch read for those that have a logo or an icon, none for the others. */
export const presentedHubs = async <H extends HubItem>(db: Table, hubs: readonly H[], deps: PresentDeps) => {
  const branded = hubs.filter((hub) => hub.branded);
  const rows =
    branded.length > 0 ? await db.getMany<AttachmentsItem>(branded.map(brandingKey), { eventual: true }) : [];
  const rowOf = new Map(branded.map(({ id }, place) => [id, rows[place]]));
  return hubs.map((hub) => presentedHub(hub, rowOf.get(hub.id), deps));
};
