import { type Call, callOf, type Define } from '../call.ts';
import { usage } from '../exit.ts';
import { contents, parseJson } from '../values.ts';

interface Put {
  readonly ifMatch?: string;
}

/** The operations: a bare array, or those of a resource document. */
const opsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  const ops = [value, Reflect.get(Object(value), 'data'), Reflect.get(Object(value), 'attributes')]
    .flatMap((one) => [one, Reflect.get(Object(one), 'attributes')])
    .map((one) => Reflect.get(Object(one), 'ops'))
    .find(Array.isArray);
  if (!ops) throw usage('Send a JSON array, or an object with `ops`.', 'hub editor-ops put --help');
  return ops;
};

/** The version as a quoted entity tag. */
const entityTag = (value: string): string => (/^(?:W\/)?".*"$|^\*$/.test(value) ? value : `"${value}"`);

const place = async ({ team, hub }: Call<unknown>) => ({ team_id: await team(), hub_id: await hub() });

const PATH = '/api/v1/teams/{team_id}/hubs/{hub_id}/editor-pending-ops';

export const define: Define = (command, terminal) => {
  const get = command
    .command('get')
    .description('Print the operations; the version goes to standard error')
    .action(async () => {
      const call = await callOf(get, terminal);
      const { demand } = await import('../../../shared/client/failure.ts');
      const document = await demand(call.client.GET(PATH, { params: { path: await place(call) } }));
      if (call.flags.json) return call.print.json(document);
      call.print.json(document.data.attributes.ops);
      call.say(`version ${document.data.attributes.version}`);
    });

  const put = command
    .command('put [file]')
    .description('Replace the operations with a JSON file (default: standard input)')
    .option('--if-match <version>', 'write only if this is the current version')
    .action(async (file = '-') => {
      const call = await callOf<Put>(put, terminal);
      const ops = opsOf(parseJson(await contents(terminal, file), file === '-' ? 'Standard input' : file));
      const { demand } = await import('../../../shared/client/failure.ts');
      const { ifMatch } = call.flags;
      const header = ifMatch === undefined ? {} : { 'If-Match': entityTag(ifMatch) };
      const document = await demand(
        call.client.PUT(PATH, {
          params: { path: await place(call), header },
          body: { data: { type: 'hub_editor_pending_ops', attributes: { ops } } },
        }),
      );
      if (call.flags.json) return call.print.json(document);
      const { version } = document.data.attributes;
      call.print.text(String(version));
      call.say(`operations: ${ops.length}, version: ${version}`);
    });
};
