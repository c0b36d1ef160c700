import * as z from 'zod';
import { oneself } from '../../shared/api/callers.ts';
import { gone } from '../../shared/api/gone.ts';
import { EXPORT_STATUSES, type ExportItem, exportObjectKey } from '../../shared/downstream/exports/export-item.ts';
import { exports } from '../../shared/downstream/exports/exports.ts';
import { personKey } from '../../shared/hubs/people/portraits/portrait-item.ts';
import type { Showing } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { type Oneself, personOf } from './person.ts';
import { route } from './ports.ts';

const moment = z.iso.datetime().nullable();

const Export = resource(
  'exports',
  z.object({
    status: z.enum(EXPORT_STATUSES),
    records: z.int().meta({ description: 'How many things of the person were gathered by now.' }),
    size_bytes: z.int().nullable(),
    download_url: z.string().nullable().meta({ description: 'A JSON file; whoever has the address may read it.' }),
    download_url_expires_at: moment,
    created_at: z.iso.datetime(),
    started_at: moment,
    completed_at: moment,
    expires_at: moment.meta({ description: 'Until when there is a file.' }),
    updated_at: z.iso.datetime(),
  }),
);

const isThere = async (caller: Oneself, db: Table, [contact]: readonly unknown[]): Promise<boolean> =>
  (caller.kind === 'user' ? await db.get(personKey(personOf(caller))) : contact) !== undefined;

const shown = (item: ExportItem, caller: Oneself, { now, files }: Showing) => {
  const stands = item.status === 'completed' && item.expires_at !== null && Date.parse(item.expires_at) > now.getTime();
  const signed = stands ? files.read(exportObjectKey(personOf(caller)), now, item.id) : undefined;
  return { ...item, download_url: signed?.url ?? null, download_url_expires_at: signed?.expires_at ?? null };
};

const path = '/me/export';

const begin = route({
  method: 'POST',
  path,
  summary: 'Ask for all that is kept about one',
  description:
    'It is gathered into a JSON file, which GET at this path leads to once it is there: profile, memberships, discussions, comments, reactions, votes, messages one sent, answers to events, what one completed and earned, follows, warnings, letters, reports, orders, subscriptions, entitlements, notifications and preferences; of a user profile, teams, discussions and what they did as the audit log has it. Nothing that others wrote is in it. One is gathered at a time: asking meanwhile answers with that one. Five a day.',
  caller: oneself(),
  limit: { name: 'exports', limit: 5, seconds: 86_400, by: 'caller' },
  status: 202,
  response: one(Export),
  errors: ['unauthorized'],
  async handler(_, { caller, db, now, files }) {
    const item = await exports(db, personOf(caller)).begin(now);
    return item ? answer(shown(item, caller, { now, files })) : gone();
  },
});

const read = route({
  method: 'GET',
  path,
  summary: 'Read how far one’s export has come',
  description:
    'The latest. Once it is `completed` it has a `download_url`, which is good for an hour at least and two at most; ask again for another. The file is there for seven days.',
  caller: oneself(),
  response: one(Export),
  errors: ['not_found', 'unauthorized'],
  async handler(_, { caller, db, now, files, beside }) {
    const [there, item] = await Promise.all([isThere(caller, db, beside), exports(db, personOf(caller)).get()]);
    if (!there) return gone();
    return item ? answer(shown(item, caller, { now, files })) : refuse('not_found');
  },
});

export const exportRoutes = [begin, read];
