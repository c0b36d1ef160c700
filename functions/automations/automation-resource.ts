import * as z from 'zod';
import { described } from '#docs';
import {
  AUTOMATION_STATUSES,
  type AutomationItem,
  RE_ENTRY_MODES,
  type VersionItem,
} from '../../shared/downstream/automations/automation-item.ts';
import { automations } from '../../shared/downstream/automations/automations.ts';
import { ENROLLMENT_STATUSES, type EnrollmentItem } from '../../shared/downstream/automations/enrollment-item.ts';
import { TRIGGER_TYPES } from '../../shared/downstream/automations/trigger-types.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Actor } from '../../shared/platform/db/item.ts';
import { type HubKey, hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { compositeResource, resource } from '../../shared/platform/http/response.ts';

const AnyObject = z.record(z.string(), z.unknown());
type AnyObject = z.output<typeof AnyObject>;

export const Automation = resource('automations', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    name: z.string().meta(described('The name that creators see.')),
    status: z.enum(AUTOMATION_STATUSES).meta(described('Members are enrolled only while the status is `active`.')),
    re_entry_mode: z.enum(RE_ENTRY_MODES).meta(described('Whether a member can be enrolled again.')),
    re_entry_interval_seconds: z
      .int()
      .nullable()
      .meta(described('The seconds until a member can be enrolled again, with the `re_entry_mode` `interval`.')),
    settings: AnyObject.meta(described('Any JSON object of the client, up to 20,000 characters.')),
    definition: AnyObject.nullable().meta(described('The draft. Members follow the published version, not the draft.')),
    version_int: z
      .int()
      .nullable()
      .meta(described('The number of the published version. Null before the first publication.')),
    published_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time of the last publication. Null before the first.')),
    drip_campaign_id: z
      .string()
      .nullable()
      .meta(described('The drip campaign that manages this automation. Null for any other automation.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

export const AutomationVersion = compositeResource('automation_versions', ['automation_id', 'version_int'], () =>
  z.object({
    automation_id: z.string(),
    version_int: z.int().meta(described('The number of the version, from 1.')),
    definition: AnyObject.meta(described('The published definition.')),
    published_at: z.iso.datetime(),
    published_by: z.string().meta(described('The publisher: `user:{id}` or `api_key:{id}`.')),
    ...personShape('published_by'),
  }),
);

export const AutomationEnrollment = resource('automation_enrollments', () =>
  z.object({
    automation_id: z.string(),
    automation_name: z.string().meta(described('The current name of the automation.')),
    version_int: z.int().meta(described('The version that this enrollment follows until it ends.')),
    contact_id: z.string().meta(described('The enrolled member.')),
    ...personShape('contact'),
    status: z.enum(ENROLLMENT_STATUSES),
    node_id: z.string().meta(described('The current node of the member, or the last one if the enrollment has ended.')),
    visit: z.int().meta(described('The number of nodes that the member has reached.')),
    wake_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when the current wait ends. Null if the enrollment does not wait for a time.')),
    trigger_type: z.enum(TRIGGER_TYPES).meta(described('The type of the trigger that enrolled the member.')),
    event_id: z
      .string()
      .nullable()
      .meta(described('The id of the event that enrolled the member. Null if no event did.')),
    failure: z
      .string()
      .nullable()
      .meta(described('The reason of the failure at `node_id`. Null unless the enrollment failed.')),
    enrolled_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable().meta(described('The time when the enrollment ended. Null while it runs.')),
  }),
);

export const automationView = (item: AutomationItem) => ({
  ...item,
  settings: JSON.parse(item.settings) as AnyObject,
  definition: item.definition === null ? null : (JSON.parse(item.definition) as AnyObject),
  version_int: item.version_int === 0 ? null : item.version_int,
});

export const versionView = (item: VersionItem) => ({
  ...item,
  definition: JSON.parse(item.definition) as AnyObject,
});

/** The versions with the current names of their publishers, in one round trip. */
export const namedVersions = <T extends Pick<VersionItem, 'published_by'>>(
  db: Table,
  { team }: HubKey,
  versions: readonly T[],
  showing: PresentDeps,
) => {
  const published_by = ({ published_by: by }: T) => {
    const [type, id = ''] = by.split(':') as [Actor['type'], string?];
    return { type, id, team };
  };
  return withPeople(db, versions, { published_by }, showing);
};

/** The enrollments with the current names and photos of their members, in one round trip. */
export const namedEnrollments = <T extends Pick<EnrollmentItem, 'contact_id'>>(
  db: Table,
  hub: HubKey,
  enrollments: readonly T[],
  showing: PresentDeps,
) =>
  withPeople(
    db,
    enrollments,
    { contact: ({ contact_id: id }: T) => ({ type: 'contact' as const, id, ...hub }) },
    showing,
  );

interface HubPath {
  readonly team_id: string;
  readonly hub_id: string;
}

export const collection = '/teams/{team_id}/hubs/{hub_id}/automations';
export const item = `${collection}/{automation_id}` as const;

export const findAutomation = (db: Table, params: HubPath & { readonly automation_id: string }) =>
  automations(db, hubOf(params)).get(params.automation_id);
