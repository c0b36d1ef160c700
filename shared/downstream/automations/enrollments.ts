import { all, equals } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import {
  automationPartition,
  ENROLLMENT,
  type EnrollmentItem,
  type EnrollmentStatus,
  enrollmentKey,
  isUnderWay,
} from './enrollment-item.ts';
import { endSteps } from './moves.ts';

interface Filter {
  readonly status: EnrollmentStatus | undefined;
  readonly contact: string | undefined;
}

/** The enrollments of one automation, ended ones included. */
export const enrollments = (db: Table, hub: HubKey, automation: string) => {
  const get = (id: string) => db.get<EnrollmentItem>(enrollmentKey(hub, automation, id));

  return {
    get,

    /** Sorted newest first. */
    list: ({ status, contact }: Filter, page: PageRequest): Promise<Page<EnrollmentItem>> => {
      const wanted = [
        ...(status === undefined ? [] : [equals('status', status)]),
        ...(contact === undefined ? [] : [equals('contact_id', contact)]),
      ];
      return db.query<EnrollmentItem>({
        partition: automationPartition(hub, automation),
        prefix: ENROLLMENT,
        descending: true,
        ...(wanted.length > 0 && { filter: all(...wanted) }),
        ...page,
      });
    },

    /** Cancels an enrollment. Returns `ended` if it had ended before. */
    async cancel(id: string, actor: Actor, now: Date): Promise<'canceled' | 'ended' | 'not_found'> {
      return retryUntilCommitted(async () => {
        const enrollment = await get(id);
        if (!enrollment) return 'not_found';
        if (!isUnderWay(enrollment)) return 'ended';
        return (await db.transact(endSteps(enrollment, 'canceled', now, { actor }))).ok ? 'canceled' : undefined;
      });
    },
  };
};
