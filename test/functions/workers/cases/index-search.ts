import { indexSearch } from '../../../../functions/index-search/index-search.ts';
import { dynamoIndex } from '../../../../shared/downstream/search/dynamo-index.ts';
import type { IndexJob } from '../../../../shared/downstream/search/index-queue.ts';
import { said } from '../../comments/comment-calls.ts';
import { remove, started } from '../../community/world.ts';
import { startSearch } from '../../search/world.ts';
import { messages, type World } from '../stopped.ts';

/** A post that appears, one that goes with its comments, a hub, and a person. */
export const start = async (): Promise<World> => {
  const world = await startSearch();
  const { service, indexStore, ada, team, hub } = world;
  const ofHub = { team_id: team.id, hub_id: hub };
  const going = await started(world, ada, { title: 'Medlar', body: '' });
  await said(world, ada, going);
  await world.drain();
  await remove(world, ada.token, going);
  const coming = await started(world, ada, { title: 'Loquat', body: '' });
  const root = await said(world, ada, coming);
  await said(world, ada, coming, root);
  return {
    stores: [service.store, indexStore],
    own: 'queue index',
    cases: {
      'a post that appears': [{ kind: 'thing', thing: 'discussion', ...ofHub, id: coming }],
      'a post that goes': [{ kind: 'thing', thing: 'discussion', ...ofHub, id: going }],
      'the comments on a post': [{ kind: 'comments', ...ofHub, target: coming }],
      'the replies to a comment': [{ kind: 'comments', ...ofHub, target: coming, root }],
      'a hub': [{ kind: 'hub', ...ofHub }],
      'a person': [{ kind: 'person', team_id: team.id, id: ada.id }],
    } satisfies Record<string, readonly IndexJob[]>,
    invoke(process, jobs) {
      const index = dynamoIndex(process.db(indexStore), () => Date.now());
      const queue = process.queue('index');
      return indexSearch({ db: process.db(service.store), index, queue, failed: () => undefined })(messages(jobs));
    },
    stop: () => world.stop(),
  };
};
