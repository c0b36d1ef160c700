import * as z from 'zod';
import {
  AUTOMATION_STATUSES,
  type AutomationItem,
  RE_ENTRY_MODES,
  type VersionItem,
} from '../../shared/downstream/automations/automation-item.ts';
import { automations } from '../../shared/downstream/automations/automations.ts';
import { ENROLLMENT_STATUSES, type EnrollmentItem } from '../../shared/downstream/automations/enrollment-item.ts';
import { TRIGGER_TYPES } from '../../shared/downstream/automations/trigger-types.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { compositeResource, resource } from '../../shared/platform/http/response.ts';

const AnyObject = z.record(z.string(), z.unknown());
type AnyObject = z.output<typeof AnyObject>;

export const Automation = resource(
  'automations',
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    name: z.string(),
    status: z.enum(AUTOMATION_STATUSES),
    re_entry_mode: z.enum(RE_ENTRY_MODES),
    re_entry_interval_seconds: z.int().nullable(),
    settings: AnyObject,
    definition: AnyObject.nullable().meta({ description: 'The draft. What runs is the version published last.' }),
    version_int: z
      .int()
      .nullable()
      .meta({ description: 'The version that was published last; null before the first.' }),
    published_at: z.iso.datetime().nullable(),
    drip_campaign_id: z.string().nullable().meta({ description: 'The drip campaign that it belongs to.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

export const AutomationVersion = compositeResource(
  'automation_versions',
  ['automation_id', 'version_int'],
  z.object({
    automation_id: z.string(),
    version_int: z.int(),
    definition: AnyObject,
    published_at: z.iso.datetime(),
    published_by: z.string().meta({ description: 'Who published it: `user:{id}` or `api_key:{id}`.' }),
  }),
);

export const AutomationEnrollment = resource(
  'automation_enrollments',
  z.object({
    automation_id: z.string(),
    version_int: z.int().meta({ description: 'The version it stays with to its end.' }),
    contact_id: z.string(),
    status: z.enum(ENROLLMENT_STATUSES),
    node_id: z.string().meta({ description: 'Where the member is; or was, when it ended.' }),
    visit: z.int().meta({ description: 'How many nodes they have come to.' }),
    wake_at: z.iso.datetime().nullable().meta({ description: 'When a wait ends; null where an event ends it.' }),
    trigger_type: z.enum(TRIGGER_TYPES),
    event_id: z.string().nullable().meta({ description: 'The event that enrolled them.' }),
    failure: z.string().nullable().meta({ description: 'Why it failed at `node_id`.' }),
    enrolled_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
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

export const enrollmentView = (item: EnrollmentItem) => item;

interface Named {
  readonly team_id: string;
  readonly hub_id: string;
}

export const collection = '/teams/{team_id}/hubs/{hub_id}/automations';
export const item = `${collection}/{automation_id}` as const;

export const found = (db: Table, params: Named & { readonly automation_id: string }) =>
  automations(db, hubOf(params)).get(params.automation_id);
