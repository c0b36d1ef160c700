import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Group } from '../../../functions/groups.ts';
import type { Worker } from '../../../functions/workers.ts';
import type { Functions } from '../../../infra/stack.ts';
import { routeAt } from './route.ts';

const groups: readonly Group[] = [
  { name: 'system', routes: [routeAt('/health', true)], uses: [] },
  { name: 'auth', routes: [routeAt('/auth/login')], uses: ['table', 'token-signing', 'mail-queue'] },
  { name: 'identity', routes: [routeAt('/token')], uses: ['table', 'contact-token-signing'] },
  { name: 'hubs', routes: [routeAt('/hubs')], uses: ['table'] },
  { name: 'catalogue', routes: [routeAt('/catalogue')], uses: ['table-read'] },
];

const workers: readonly Worker[] = [
  { name: 'token-keys', on: { deploy: true }, uses: [] },
  { name: 'alias', on: { alias: true }, uses: [] },
  { name: 'relay', on: { stream: true, entities: ['hub', 'space'] }, uses: ['table'] },
  { name: 'send-mail', on: { queue: 'mail' }, uses: ['table', 'email'] },
  { name: 'sweep', on: { schedule: 'rate(1 minute)' }, uses: ['table'] },
];

/** One function of every kind, with every use at least once. */
export const sample: Functions = { groups, workers, code: () => Code.fromInline('exports.handler = async () => ({})') };
