import { fillSeats } from '../../../../functions/fill-seats/fill-seats.ts';
import type { SeatJob } from '../../../../shared/engagement/hub-events/seat-job.ts';
import type { HubKey } from '../../../../shared/platform/db/key.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { putAll } from '../../../support/put-all.ts';
import { answerOf, eventOf, waitingRows } from '../../fill-seats/seat-rows.ts';
import { onePage } from '../page-by-page.ts';
import { messages, type World } from '../stopped.ts';

/** An event with free seats and a waitlist, and a former member with more RSVPs than one page has. */
export const start = async (): Promise<World> => {
  const store = await startStore();
  const hub: HubKey = { team: newId(), hub: newId() };
  const of = { team_id: hub.team, hub_id: hub.hub };
  const [left, waiting] = [newId(), [newId(), newId(), newId()]];
  const full = eventOf(hub, 2, { waitlisted: waiting.length });
  const answered = Array.from({ length: 30 }, () => eventOf(hub, 5, { going: 1 }));
  await putAll(store, [
    ...full.rows,
    ...waiting.flatMap((contact) => waitingRows(hub, full.id, contact)),
    ...answered.flatMap(({ id, rows }) => [...rows, answerOf(hub, left, id, 'going')]),
  ]);
  return {
    stores: [store],
    ownQueue: 'queue seats',
    cases: {
      seats: [{ kind: 'seats', ...of, contact_id: left }],
      waitlist: [{ kind: 'waitlist', ...of, event_id: full.id }],
    } satisfies Record<SeatJob['kind'], readonly SeatJob[]>,
    invoke: (process, jobs) =>
      fillSeats({
        db: process.db(store),
        queue: process.queue('seats'),
        failed: () => undefined,
        clock: onePage(),
      })(messages(jobs)),
    stop: () => store.stop(),
  };
};
