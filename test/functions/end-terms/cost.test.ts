import { expect, test } from 'vitest';
import { endTerms } from '../../../functions/end-terms/end-terms.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import { memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { memberTermKind } from '../../../shared/hubs/people/members/terms.ts';
import type { NewItem } from '../../../shared/platform/db/item.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startStore } from '../../support/dynamo.ts';
import { meter } from '../../support/meter.ts';
import { putAll } from '../../support/put-all.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';

const store = useWorld(() => startStore());
const db = useFixture(() => table(store.client, store.name));
const spent = useFixture(() => meter(store.client));

const hub = { team: newId(), hub: newId() };
const AT = '2026-01-01T00:00:00.000Z';
const NOW = new Date('2026-01-02T00:00:00.000Z');
const MANY = 300;
const PAGES = 3;
/** Each is read once, with the first page. */
const SHARDS = 4;

const expired = (kind: 'membership' | 'suspension'): readonly NewItem[] => {
  const contact_id = newId();
  const ids = { team_id: hub.team, hub_id: hub.hub, contact_id };
  const until = kind === 'membership' ? { expires_at: AT } : { suspended_until: AT };
  const status = statusChange(hub, kind === 'membership' ? 'active' : 'suspended');
  return [
    { ...memberKey(hub, contact_id), entity: memberEntity, ...ids, ...until, ...status, updated_at: AT },
    { pk: 'MEMBER_TERMS', sk: `AT#${AT}#${newId()}`, entity: memberTermKind.entity, kind, at: AT, ...ids },
  ];
};

test.each(['membership', 'suspension'] as const)(
  'an expired %s costs two single writes and no read, and a page of a hundred takes two round trips',
  async (kind) => {
    await putAll(store, Array.from({ length: MANY }, () => expired(kind)).flat());
    spent.read();
    await endTerms(db)(NOW);
    const { requests, trips, write, commands } = spent.read();
    const count = (name: string) => commands.filter((one) => one === name).length;
    expect([count('UpdateItemCommand'), count('DeleteItemCommand')]).toEqual([MANY, MANY]);
    expect(requests).toBe(2 * MANY + PAGES + SHARDS);
    expect(trips).toBeLessThanOrEqual(2 * PAGES + 1);
    expect(write).toBe(2 * MANY);
  },
);
