import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { consentColumn } from '../../shared/hubs/imports/consent.ts';
import { IMPORT_STATUSES } from '../../shared/hubs/imports/import-item.ts';
import { sortRows } from '../../shared/hubs/imports/import-rows.ts';
import { imports } from '../../shared/hubs/imports/imports.ts';
import { ImportRow } from '../../shared/hubs/people/contacts/contact-input.ts';
import { orText } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { MIB } from '../../shared/platform/http/read-body.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { tableRows } from '../../shared/platform/text/table-rows.ts';
import { readTable, UNNAMED } from './csv.ts';

/** An import of contacts. `done` and `failed` add up to `total` at the end. */
const Import = resource('imports', () =>
  z.object({
    team_id: z.string(),
    status: z.enum(IMPORT_STATUSES),
    total: z.int(),
    done: z.int(),
    failed: z.int(),
    errors: z
      .array(z.object({ row: z.int(), field: z.string().nullable(), message: z.string() }))
      .meta(described('The first 100 rows that failed.')),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    completed_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
  }),
);

export const MAX_ROWS = 50_000;
/** Fits the payload limit of a function invocation, escapes included. */
export const MAX_BYTES = 4 * MIB;

const FIELD = 'fields.';

const PROPERTIES: ReadonlySet<string> = new Set(Object.keys(ImportRow.shape));
const COLUMNS: ReadonlySet<string> = new Set([...PROPERTIES, UNNAMED]);

/** The name by which a column is read; `undefined` for an unknown one. Spreadsheets write `Created At` for `created_at`. */
const readName = (column: string): string | undefined => {
  const name = column.replace(/[\s-]+/g, '_');
  return [column, name].find((one) => COLUMNS.has(one)) ?? consentColumn(column);
};

/** A CSV row as a JSON row without unknown columns: splits the `tags` cell, and collects the cells of profile fields. */
const rowOf = ({ tags, ...cells }: Readonly<Record<string, string>>) => {
  const entries = Object.entries(cells);
  const names = tags?.split(/[;|]/).map((name) => name.trim());
  const values = entries.flatMap(([column, cell]) =>
    column.startsWith(FIELD) ? [[column.slice(FIELD.length), cell] as const] : [],
  );
  return {
    ...Object.fromEntries(entries.flatMap(([column, cell]) => (readName(column) ? [[readName(column), cell]] : []))),
    ...(names && { tags: names.filter((name) => name !== '') }),
    ...(values.length > 0 && { fields: Object.fromEntries(values) }),
  };
};

const csv = {
  contentType: 'text/csv',
  example: 'email,name,tags\nada@example.com,Ada Park,founder;baker\nbo@example.com,,\n',
  /** Only the first row has the unknown columns, so that each is named once. */
  read(text: string) {
    const { columns, rows } = readTable(text);
    const unknown = columns.filter((name) => name !== '' && readName(name) === undefined && !name.startsWith(FIELD));
    const read: object[] = rows.map(rowOf);
    if (read[0]) read[0] = { ...Object.fromEntries(unknown.map((name) => [name, ''])), ...read[0] };
    return { rows: read };
  },
};

/** Accepts any value, because invalid rows are counted and do not stop the import. Documents a valid row. */
const Row = z.unknown().meta({
  override({ jsonSchema }) {
    Object.assign(jsonSchema, {
      type: 'object',
      properties: {
        email: { type: 'string', format: 'email' },
        name: { type: ['string', 'null'], maxLength: 120 },
        fields: { type: 'object', additionalProperties: true },
        tags: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 80 }, maxItems: 20 },
        hub_id: { type: ['string', 'null'], format: 'uuid' },
        expires_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: ['string', 'null'], format: 'date-time' },
        joined_at: { type: ['string', 'null'], format: 'date-time' },
        subscribed: { type: ['boolean', 'string', 'null'] },
      },
      required: ['email'],
    });
  },
});

/** Cells without a column are listed by row, because each of these rows may lack a quote. */
const Rows = tableRows(
  { reads: (name) => PROPERTIES.has(name) || consentColumn(name) !== undefined, byRow: UNNAMED },
  z.array(Row).min(1).max(MAX_ROWS),
);

const start = route({
  method: 'POST',
  path: '/teams/{team_id}/contacts/import',
  summary: text('Import contacts'),
  description: text(
    `Send \`text/csv\` in UTF-8, separated by commas, with the columns email, name, tags (separated by \`;\`), hub_id, expires_at, created_at and joined_at, and \`fields.<key>\` for profile fields, or a JSON array \`rows\` with the same fields and the object \`fields\`. Cells of profile fields are read by type: \`true\` or \`false\`, numbers, dates as \`2026-03-01\`, and options separated by \`;\`. Rows are matched by email address: an existing contact is updated. \`hub_id\` adds the contact to that hub. At \`expires_at\` that membership and those tags end; if the row has neither, the contact's access to all hubs of the team ends. A row with a no in a consent column, such as \`subscribed\` or \`email_marketing_consent\`, turns off all emails of the contact; a yes changes nothing. \`created_at\` is kept for new contacts, and \`joined_at\` for new members. An invalid row, and a row with the address of an earlier row in another spelling, is counted and reported, and the import continues. \`meta.ignored\` names each unknown column or property once. A request has at most ${MAX_ROWS} rows and ${MAX_BYTES / MIB} MiB.`,
  ),
  caller: creator('members.manage'),
  body: orText('imports', () => z.object({ rows: Rows }), csv, { maxBytes: MAX_BYTES }),
  status: 202,
  location: '/teams/{team_id}/imports/{id}',
  response: one(Import),
  async handler({ params, body }, { caller, db, now }) {
    return answer(await imports(db, params.team_id).create(sortRows(body.rows, now), actorOf(caller), now));
  },
});

const read = route({
  method: 'GET',
  path: '/teams/{team_id}/imports/{import_id}',
  summary: text('Get the status of an import'),
  description: text(
    'The import is complete when `done` and `failed` add up to `total`. `errors` lists the first 100 failed rows with their number and invalid field.',
  ),
  caller: creator('members.manage'),
  response: one(Import),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const found = await imports(db, params.team_id).get(params.import_id);
    return found ? answer(found) : refuse('not_found');
  },
});

export const importRoutes = [start, read];
