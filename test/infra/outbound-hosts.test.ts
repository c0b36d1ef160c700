import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { operatePage } from './support/operate-page.ts';

const root = join(import.meta.dirname, '..', '..');

/** The modules of functions that connect to hosts themselves, and the row of the runbook's table with the host. */
const CONNECTS: Readonly<Record<string, string>> = {
  'functions/canary/origin.ts': 'the API',
  'functions/token-keys/cloudformation.ts': 'a signed S3 URL',
  'shared/access/sign-in/oidc/provider-request.ts': 'identity providers',
  'shared/commerce/payments/stripe/client.ts': '`api.stripe.com`',
  'shared/delivery/email/ses/callbacks.ts': '`sns.<region>.amazonaws.com`',
  'shared/platform/outbound/dns-addresses.ts': 'DNS',
  'shared/delivery/webhooks/send.ts': 'receivers of webhooks',
  'shared/downstream/search/opensearch/transport.ts': 'AWS in the region',
  'shared/downstream/exports/export-files.ts': 'AWS in the region',
  'shared/media/files/object-store.ts': 'AWS in the region',
  'shared/media/transcription/assemblyai/client.ts': '`api.assemblyai.com`',
  'shared/platform/aws/signed-fetch.ts': 'AWS in the region',
  'shared/platform/dns/node.ts': 'DNS',
};

const table =
  operatePage('network').split('| Host | Port | Called by | For |')[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];
const cells = table.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/** A request over HTTP or to DNS. SDKs of AWS are imported by their names. */
const CONNECTION = /(?:await|return|=>) fetch\(|= fetch\b|from 'node:https'|'node:dns\/promises'|new Stripe\(/;

test('the table of outbound hosts has a row for every module that connects', () => {
  const files = ['functions/**/*.ts', 'shared/**/*.ts'].flatMap((pattern) => globSync(pattern, { cwd: root }));
  const isOfTheService = (file: string): boolean => !file.startsWith('shared/client/');
  const connecting = files.filter(
    (file) => isOfTheService(file) && CONNECTION.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(connecting.toSorted()).toEqual(Object.keys(CONNECTS).toSorted());
});

test('each row is that of a module, and names functions that exist', () => {
  const hosts = new Set(Object.values(CONNECTS));
  const names = new Set([...groups, ...workers].map(({ name }) => name));
  const unknown = cells.filter(([, host = '']) => ![...hosts].some((one) => host.startsWith(one)));
  const missing = [...hosts].filter((host) => !cells.some(([, one = '']) => one.startsWith(host)));
  expect([unknown, missing]).toEqual([[], []]);
  const called = cells.flatMap(([, , , by = '']) => [...by.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
  expect(called.filter((name) => !names.has(name))).toEqual([]);
});
