import { deriveRows } from '../../../../functions/derive-rows/derive-rows.ts';
import type { DeriveJob } from '../../../../shared/downstream/derived/derive-job.ts';
import { dynamoIndex } from '../../../../shared/downstream/search/dynamo-index.ts';
import { newComment as said } from '../../comments/comment-calls.ts';
import { remove, newDiscussion as started } from '../../community/world.ts';
import { startSearch } from '../../search/world.ts';
import { messages, type World } from '../stopped.ts';

/** A new post, a deleted post with its comments, a hub, and a member. */
export const start = async (): Promise<World> => {
  const world = await startSearch();
  const { service, indexStore, ada, team, hub } = world;
  const ofHub = { team_id: team.id, hub_id: hub };
  const deleted = await started(world, ada, { title: 'Medlar', body: '' });
  await said(world, ada, deleted);
  await world.drain();
  await remove(world, ada.token, deleted);
  const created = await started(world, ada, { title: 'Loquat', body: '' });
  const root = await said(world, ada, created);
  await said(world, ada, created, root);
  return {
    stores: [service.store, indexStore],
    ownQueue: 'queue derived',
    cases: {
      'a post that appears': [{ kind: 'thing', thing: 'discussion', ...ofHub, id: created }],
      'a post that goes': [{ kind: 'thing', thing: 'discussion', ...ofHub, id: deleted }],
      'the comments on a post': [{ kind: 'comments', ...ofHub, target: created }],
      'the replies to a comment': [{ kind: 'comments', ...ofHub, target: created, root }],
      'a hub': [{ kind: 'hub', ...ofHub }],
      'a person': [{ kind: 'person', team_id: team.id, id: ada.id }],
    } satisfies Record<string, readonly DeriveJob[]>,
    invoke(process, jobs) {
      const index = dynamoIndex(process.db(indexStore), () => Date.now());
      const queue = process.queue('derived');
      return deriveRows({ db: process.db(service.store), index, queue, failed: () => undefined })(messages(jobs));
    },
    stop: () => world.stop(),
  };
};
