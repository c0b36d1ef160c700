import * as z from 'zod';
import { described, text } from '#docs';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { self } from '../../shared/api/callers.ts';
import { EXPORT_STATUSES, type ExportItem, exportObjectKey } from '../../shared/downstream/exports/export-item.ts';
import { exports } from '../../shared/downstream/exports/exports.ts';
import { personKey } from '../../shared/hubs/people/portraits/portrait-item.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { personOf, type SelfCaller } from './person.ts';
import { route } from './ports.ts';

const moment = z.iso.datetime().nullable();

const Export = resource('exports', () =>
  z.object({
    status: z.enum(EXPORT_STATUSES),
    records: z.int().meta(described('Number of items collected so far.')),
    size_bytes: z.int().nullable(),
    download_url: z.string().nullable().meta(described('URL of the JSON file. Anyone with the URL can read the file.')),
    download_url_expires_at: moment,
    created_at: z.iso.datetime(),
    started_at: moment,
    completed_at: moment,
    expires_at: moment.meta(described('When the file is deleted.')),
    updated_at: z.iso.datetime(),
  }),
);

const callerExists = async (caller: SelfCaller, db: Table, [contact]: readonly unknown[]): Promise<boolean> =>
  (caller.kind === 'user' ? await db.get(personKey(personOf(caller))) : contact) !== undefined;

const shown = (item: ExportItem, caller: SelfCaller, { now, files }: PresentDeps) => {
  const available =
    item.status === 'completed' && item.expires_at !== null && Date.parse(item.expires_at) > now.getTime();
  const signed = available ? files.read(exportObjectKey(personOf(caller)), now, item.id) : undefined;
  return { ...item, download_url: signed?.url ?? null, download_url_expires_at: signed?.expires_at ?? null };
};

const path = '/me/export';

const request = route({
  method: 'POST',
  path,
  summary: text('Request a personal data export'),
  description: text(
    "Collects your data into a JSON file; get its URL with GET on this path. A member's file contains profile, memberships, discussions, comments, reactions, votes, sent messages, RSVPs, completions, achievements, follows, warnings, emails, reports, orders, subscriptions, entitlements, notifications and preferences. A user's file contains profile, teams, discussions and their audit log entries. Content by other people is not included. Only one export runs at a time; a request during an export returns that export. Limited to five exports a day.",
  ),
  caller: self(),
  limit: { name: 'exports', limit: 5, seconds: 86_400, by: 'caller' },
  status: 202,
  response: one(Export),
  errors: ['unauthorized'],
  async handler(_, { caller, db, now, files }) {
    const item = await exports(db, personOf(caller)).start(now);
    return item ? answer(shown(item, caller, { now, files })) : callerDeleted();
  },
});

const read = route({
  method: 'GET',
  path,
  summary: text('Get the latest personal data export'),
  description: text(
    'A `completed` export has a `download_url`, which stays valid for one to two hours; repeat this request for a new URL. The file is kept for seven days.',
  ),
  caller: self(),
  response: one(Export),
  errors: ['not_found', 'unauthorized'],
  async handler(_, { caller, db, now, files, prefetched }) {
    const [exists, item] = await Promise.all([
      callerExists(caller, db, prefetched),
      exports(db, personOf(caller)).get(),
    ]);
    if (!exists) return callerDeleted();
    return item ? answer(shown(item, caller, { now, files })) : refuse('not_found');
  },
});

export const exportRoutes = [request, read];
