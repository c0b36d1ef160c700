import { expect, test } from 'vitest';
import {
  type SubscriptionItem,
  subscriptionKind,
} from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { automationTemplateOf } from '../../../shared/downstream/automations/templates.ts';
import { triggerOf } from '../../../shared/downstream/automations/trigger-types.ts';

const row = (status: SubscriptionItem['status']) => {
  const key = { pk: 'TEAM#t#ORDERS#g', sk: 'SUBSCRIPTION#s', entity: 'subscription' };
  return {
    ...key,
    id: 's',
    hub_id: 'h',
    status,
    grace_days: 7,
    observed: { trail: [] },
    updated_at: '2026-01-01T00:00:00.000Z',
  };
};

test('the failed-payment template is triggered by a failed renewal and continues when it is paid', () => {
  const [failed] = subscriptionKind.events(row('active'), row('past_due'));
  const [paid] = subscriptionKind.events(row('past_due'), row('active'));
  expect([failed?.type, paid?.type].map((type) => triggerOf(type ?? ''))).toEqual([
    'subscription.past_due',
    'subscription.recovered',
  ]);
  const template = automationTemplateOf('failed-payment');
  expect(template?.definition).toMatchObject({
    trigger: { type: failed?.type },
    nodes: expect.arrayContaining([
      expect.objectContaining({
        type: 'wait_for_event',
        data: expect.objectContaining({ event: { type: paid?.type } }),
      }),
    ]),
  });
});
