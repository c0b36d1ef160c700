import type { Schemas } from '../../../shared/client/client.ts';
import { type Call, callOf, type Define } from '../call.ts';
import { CommandError, Exit } from '../exit.ts';
import { counter } from '../progress.ts';
import { attributesOf } from '../shown.ts';
import { contents } from '../values.ts';
import { plain } from '../width.ts';

type Import = Schemas['Import'];

interface Flags {
  readonly wait?: boolean;
}

/** The polling interval in milliseconds. */
const EVERY = 1000;

/** Polls the import until it ends, and reports its progress. */
const ended = async ({ client, terminal }: Call<Flags>, team_id: string, begun: Import): Promise<Import> => {
  const { demand } = await import('../../../shared/client/failure.ts');
  const progress = counter(terminal.err, 'rows');
  let job = begun;
  try {
    for (;;) {
      const { status, done, failed, total } = job.attributes;
      progress.at(done + failed, total);
      if (status === 'completed' || status === 'failed') return job;
      await terminal.wait(EVERY);
      const path = { team_id, import_id: job.id };
      job = (await demand(client.GET('/api/v1/teams/{team_id}/imports/{import_id}', { params: { path } }))).data;
    }
  } finally {
    progress.end();
  }
};

/** The name of the column at a pointer such as `/rows/0/phone`. */
const columnAt = (pointer: string): string =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

const report = ({ print, say, flags }: Call<Flags>, job: Import, ignored: readonly string[] = []): void => {
  const { status, done, failed, total, errors } = job.attributes;
  if (flags.json) print.json({ data: job, ...(ignored.length > 0 && { meta: { ignored } }) });
  else print.details(attributesOf(job).filter(([name]) => name !== 'errors'));
  if (ignored.length > 0) say(plain(`ignored columns: ${ignored.map(columnAt).join(', ')}`));
  for (const { row, field, message } of errors) say(plain(`row ${row}${field ? `, ${field}` : ''}: ${message}`));
  if (status === 'failed')
    throw new CommandError(
      Exit.refused,
      `The import stopped after ${done + failed} of ${total} rows. Import the file again.`,
    );
  if (failed > 0) throw new CommandError(Exit.refused, `${failed} of ${total} rows were not imported; ${done} were.`);
};

/** Imports contacts and waits for the end. Prints ignored columns and failed rows; with failed rows it exits with 5. */
export const defineImport: Define = (command, terminal) => {
  command
    .description('Import contacts from a CSV file (`-` for standard input)')
    .option('--no-wait', 'start the import without waiting for it')
    .addHelpText(
      'after',
      '\nColumns: email, name, tags (separated by ;), hub_id, expires_at, created_at, joined_at, subscribed, fields.<key> of profile fields.',
    )
    .action(async (file: string) => {
      const call = await callOf<Flags>(command, terminal);
      const { demand } = await import('../../../shared/client/failure.ts');
      const team_id = await call.team();
      const begun = await demand(
        call.client.POST('/api/v1/teams/{team_id}/contacts/import', {
          params: { path: { team_id } },
          headers: { 'content-type': 'text/csv' },
          body: await contents(terminal, file),
          bodySerializer: (body) => body,
        }),
      );
      const job = call.flags.wait === false ? begun.data : await ended(call, team_id, begun.data);
      report(call, job, begun.meta?.ignored);
    });
};
