import { pushLive } from '../../../../functions/push-live/push-live.ts';
import type { LiveJob } from '../../../../shared/downstream/live/live-job.ts';
import type { Sockets } from '../../../../shared/downstream/live/sockets.ts';
import { fileUrls } from '../../../../shared/media/files/file-urls.ts';
import { MEDIA_ENVIRONMENT } from '../../../support/media.ts';
import { startLive } from '../../live/world.ts';
import { messages, type World } from '../stopped.ts';

const LEFT = 'connection that is gone';

/** New events for an open connection, for one that is gone, and for a contact who is no longer admitted. */
export const start = async (): Promise<World> => {
  const world = await startLive();
  const { service, ours } = world;
  const [listening, dead] = [await world.listen(), await world.listen()];
  const left = await world.listen(await world.member('left@example.com'));
  await world.db.remove({ pk: `TEAM#${ours.id}#HUB#${ours.hub}`, sk: `MEMBER#${(await contactOf(left)).contact_id}` });
  await world.record({ type: 'member.joined', resource_type: 'members', resource_id: ours.member.id });
  async function contactOf(id: string) {
    const row = await world.db.get<{ contact_id: string }>({ pk: `LIVE#${id}`, sk: 'CONNECTION' });
    if (!row) throw new Error(LEFT);
    return row;
  }
  for (const id of [listening, dead, left])
    await world.db.update({ pk: `LIVE#${id}`, sk: 'CONNECTION' }, { set: { expires_at: '2099-01-01T00:00:00.000Z' } });
  const ofHub = { team_id: ours.id, hub_id: ours.hub };
  return {
    stores: [service.store],
    ownQueue: 'queue live',
    cases: {
      'the listeners of a hub': [{ kind: 'hub', ...ofHub }],
      'a connection that subscribed': [{ kind: 'connections', ids: [listening] }],
    } satisfies Record<string, readonly LiveJob[]>,
    invoke(process, jobs) {
      const sockets: Sockets = {
        post: process.effect('post', async (id: string) => (id === dead ? 'gone' : 'sent')),
        close: process.effect('close', async () => undefined),
      };
      const db = process.db(service.store);
      const files = fileUrls(MEDIA_ENVIRONMENT);
      const deps = {
        db,
        sockets,
        files,
        queue: process.queue('live'),
        isPaused: async () => false,
        now: () => new Date(),
      };
      return pushLive({ ...deps, failed: () => undefined })(messages(jobs));
    },
    stop: () => service.stop(),
  };
};
