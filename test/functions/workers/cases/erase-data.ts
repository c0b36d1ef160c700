import { eraseData } from '../../../../functions/erase-data/erase-data.ts';
import { deleteTeam } from '../../../../shared/downstream/erasure/delete-team.ts';
import { eraseContact } from '../../../../shared/downstream/erasure/erase-contact.ts';
import { contacts } from '../../../../shared/hubs/people/contacts/contacts.ts';
import { membershipsOf } from '../../../../shared/hubs/people/members/memberships-of.ts';
import { seedWorld } from '../../../support/world.ts';
import { deleteHub, pendingFile, processedFile } from '../../erase-data/hub-rows.ts';
import { scansOf } from '../../erase-data/scans.ts';
import { objectsOfAPicture } from '../../every-route/support/stored-media.ts';
import { startMe } from '../../me/world.ts';
import { messages, type World } from '../stopped.ts';

/** A file, a media with everything derived from it, an erased person, and a hub with its files. */
export const start = async (): Promise<World> => {
  const me = await startMe();
  const { db, service, ours, theirs } = me;
  const place = { team: ours.id, hub: ours.hub };
  const [of, deletedFile] = [
    { team_id: ours.id, hub_id: ours.hub },
    { team: theirs.id, hub: theirs.hub },
  ];
  const begun = await pendingFile(db, place);
  const withTranscript = await processedFile(db, place, new Date());
  const [ada, bo] = [await me.person('Ada'), await me.person('Bo')];
  await me.message(ada, await me.conversation(ada, bo), 'Hello');
  await me.comment(ada, await me.discussion(ada));
  const person = await contacts(db, ours.id).get(ada.id);
  if (!person) throw new Error('There is nobody');
  await eraseContact(db, ours.id, { ...person, memberships: await membershipsOf(db, ours.id, ada.id) }, new Date());
  await pendingFile(db, deletedFile);
  await processedFile(db, deletedFile, new Date(Date.now() - 2 * 86_400_000));
  await deleteHub(db, deletedFile);
  const gone = (await seedWorld(db, service.keys)).ours;
  await processedFile(db, { team: gone.id, hub: gone.hub }, new Date(Date.now() - 2 * 86_400_000));
  if (!(await deleteTeam(db, gone.id, gone.users.owner, new Date()))) throw new Error('There is no team');
  return {
    stores: [service.store],
    ownQueue: 'queue removals',
    cases: {
      file: [{ kind: 'file', ...of, file_id: begun.id }],
      media: [{ kind: 'media', team_id: ours.id, media_id: withTranscript.file.media_id }],
      contact: [{ kind: 'contact', team_id: ours.id, contact_id: ada.id }],
      hub: [{ kind: 'hub', team_id: theirs.id, hub_id: theirs.hub }],
      'seats of the previous release': [{ kind: 'waitlist', ...of, event_id: begun.id }],
      /* The last pass: no other one follows in a day. */
      team: [{ kind: 'team', team_id: gone.id, pass: 1_000 }],
    },
    invoke(process, jobs) {
      const one = process.effect('remove', async (_key: string) => undefined);
      const remove = async (key: string): Promise<void> => one(key);
      const removeAll = async (keys: readonly string[]): Promise<void> => {
        for (const key of keys) await one(key);
      };
      return eraseData({
        db: process.db(service.store),
        scanned: scansOf({ client: process.client(service.store), name: service.store.name }),
        objects: { ...objectsOfAPicture, remove, removeAll },
        queue: process.queue('removals'),
        seats: process.queue('seats'),
        failed: () => undefined,
      })(messages(jobs));
    },
    stop: () => service.stop(),
  };
};
