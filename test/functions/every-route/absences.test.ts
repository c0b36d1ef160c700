import { expect, test } from 'vitest';
import { routes as callbacks } from '../../../functions/callbacks/routes.ts';
import { groups } from '../../../functions/groups.ts';
import { openApi } from '../../../shared/api/openapi.ts';
import { everyRoute, nameOf } from './support/routes.ts';

const description = JSON.stringify(openApi(groups));

test('C457: only webhook nodes and endpoint tests send webhooks, and every endpoint belongs to a hub', () => {
  const sent = groups.flatMap(({ sends = [] }) => sends.map(({ type }) => type));
  expect(sent.toSorted()).toEqual(['automation.webhook', 'webhook.test']);
  const endpoints = everyRoute.filter(({ path }) => path.includes('webhook-endpoints'));
  expect(endpoints.length).toBeGreaterThan(5);
  for (const { path } of endpoints) expect(path).toMatch(/^\/teams\/\{team_id\}\/hubs\/\{hub_id\}\/webhook-endpoints/);
});

test('C468: provider callbacks exist only for payment, email delivery and transcription', () => {
  expect(new Set(callbacks.map(nameOf))).toEqual(
    new Set([
      'POST /webhooks/{payment_provider}/platform',
      'POST /webhooks/{payment_provider}/connect',
      'POST /webhooks/{email_provider}/events',
      'POST /media/webhooks/assemblyai',
    ]),
  );
});

test('C512: renamed types exist only under their new name, and no Sunset or Deprecation header is documented', () => {
  expect(description).toMatch(/"activity_events"/);
  expect(description).toMatch(/"discussion_reaction_groups"/);
  expect(description).not.toMatch(/"(?:activity_event|reaction_groups)"/);
  expect(description).not.toMatch(/"(?:Sunset|Deprecation)"/i);
});
