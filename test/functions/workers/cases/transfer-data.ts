import { transferData } from '../../../../functions/transfer-data/transfer-data.ts';
import { exports } from '../../../../shared/downstream/exports/exports.ts';
import { sortRows } from '../../../../shared/hubs/imports/import-rows.ts';
import { imports } from '../../../../shared/hubs/imports/imports.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startMe } from '../../me/world.ts';
import { messages, type World } from '../stopped.ts';

const rowsOf = (hub: string) => [
  { email: 'a@example.com', name: 'A', tags: ['one', 'two'], hub_id: hub },
  { email: 'b@example.com', name: 'B', tags: ['one'] },
  { email: 'b@example.com', name: 'B again' },
  { email: 'no address' },
];

/** Imports and an export, each invocation with time for one chunk or page. */
export const start = async (): Promise<World> => {
  const me = await startMe();
  const { db, ours, service } = me;
  const now = new Date();
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const many = Array.from({ length: 32 }, (_, nth) => ({ email: `${nth}@example.com` }));
  const small = await imports(db, ours.id).create(sortRows(rowsOf(ours.hub), now), actor, now);
  const large = await imports(db, ours.id).create(sortRows(many, now), actor, now);
  const ada = await me.person();
  await me.comment(ada, await me.discussion(ada));
  const person = { kind: 'contact', id: ada.id, team: ours.id } as const;
  const begun = await exports(db, person).start(now);
  if (!begun) throw new Error('no export');
  const importing = (import_id: string) => [{ team_id: ours.id, import_id, chunk: 0 }];
  return {
    stores: [service.store],
    ownQueue: 'queue transfers',
    cases: {
      'a small import': importing(small.id),
      'an import of two chunks': importing(large.id),
      'an import that is no more': importing(newId()),
      'an export': [{ kind: 'export', person, export_id: begun.id }],
    },
    invoke(process, jobs) {
      let clockReads = 0;
      return transferData({
        db: process.db(service.store),
        queue: process.queue('transfers'),
        exports: process.queue('transfers'),
        files: {
          write: process.effect('write', async () => undefined),
          remove: process.effect('remove', async () => undefined),
        },
        failed: () => undefined,
        clock() {
          clockReads += 1;
          return clockReads === 1 ? 0 : Number.MAX_SAFE_INTEGER;
        },
      })(messages(jobs));
    },
    stop: () => service.stop(),
  };
};
