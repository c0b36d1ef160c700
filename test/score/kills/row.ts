import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../mutants/seeded.ts';
import type { Row } from '../row.ts';
import { startRealStack } from '../stack/real-stack.ts';
import { problemsAfter } from './check.ts';
import { type Write, writesOf } from './writes.ts';

const KILLS = { quick: 2, full: 100 } as const;
const WRITERS = 6;
const [EARLIEST_MS, LATEST_MS] = [200, 3_000];
const isAccepted = (status: number): boolean => status >= 200 && status < 300;

export const row: Row = {
  number: 6,
  name: 'kills',
  measures: 'writes lost, duplicated or stuck when the whole local stack is killed under load',
  done: `${WRITERS} clients create contacts and posts and write the editor queue. A seed decides when the local stack and its engine are killed. The stack is started again, creates that were not answered are repeated with their idempotency keys, and the queues are drained. Each accepted write must be there once, with one event, and no queue and no dead-letter queue may have a message.`,
  target: '0 lost, 0 duplicated, nothing stuck in 100 kills',
  madeToFail:
    'The creation of some contacts answered 201 without writing: the row said “kill 1 at 1672 ms: lost: contact kill-1-3@example.com”.',
  async measure(size, progress) {
    const { next } = seeded(Number(process.env.SCORE_SEED ?? 6));
    const stack = await startRealStack();
    const problems: string[] = [];
    const writes = writesOf(stack);
    const send = async (write: Write): Promise<void> => {
      const { status } = await stack.api(write.path, write.request).catch(() => ({ status: 0 }));
      if (isAccepted(status)) write.accepted = true;
    };
    try {
      for (let round = 1; round <= KILLS[size]; round += 1) {
        let on = true;
        const writers = Array.from({ length: WRITERS }, async () => {
          while (on) await send(writes.next(round));
        });
        const moment = EARLIEST_MS + next() * (LATEST_MS - EARLIEST_MS);
        await wait(moment);
        on = false;
        await stack.kill();
        await Promise.all(writers);
        await stack.restart();
        const unanswered = writes.sent
          .filter(({ kind, accepted }) => !accepted && kind !== 'editor_queue')
          .slice(-WRITERS);
        for (const write of unanswered) await send(write);
        const found = await problemsAfter(stack, writes.sent, writes.places);
        problems.push(...found.map((problem) => `kill ${round} at ${Math.round(moment)} ms: ${problem}`));
        progress(
          `kill ${round} after ${Math.round(moment)} ms: ${writes.sent.length} writes, ${found.length} problems`,
        );
      }
    } finally {
      await stack.stop();
    }
    const accepted = writes.sent.filter((write) => write.accepted).length;
    return {
      tried: KILLS[size],
      failed: problems.length,
      value: `${problems.length} problems after ${KILLS[size]} kills, ${accepted} accepted of ${writes.sent.length} writes`,
      met: problems.length === 0 && accepted > 0,
      details: problems,
    };
  },
};
