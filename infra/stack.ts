import {
  type App,
  CfnOutput,
  DefaultStackSynthesizer,
  type Environment,
  type IStackSynthesizer,
  Stack,
} from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { type Group, groups } from '../functions/groups.ts';
import { type Worker, workers } from '../functions/workers.ts';
import { LISTING } from '../shared/platform/db/listing.ts';
import { runsAgainNextMinute } from './acknowledgements.ts';
import { Alarms } from './alarms.ts';
import { aliasFunction } from './alias.ts';
import { type Api, connect, dnsOutputs, httpApi } from './api.ts';
import { codeOf } from './code.ts';
import { costlyRoutes, throttledRoutes } from './costly-routes.ts';
import { CLOUDFRONT_ZONE, Firewall } from './firewall.ts';
import { type CommonProps, type FunctionProps, ServiceFunction } from './functions.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import type { Resources } from './grants.ts';
import { indexTable } from './index-table.ts';
import { tokenKeys } from './keys.ts';
import { mailSender, subscribeToMailEvents } from './mail.ts';
import { mediaBucket } from './media.ts';
import { deadLetterQueue, type Queues, queues } from './queues.ts';
import { secrets } from './secrets.ts';
import type { Stage } from './stage.ts';
import { table } from './table.ts';
import { INVOKED_TIMEOUT, REQUEST_TIMEOUT, WORKER_TIMEOUT } from './timeouts.ts';
import { tokenPublicKeys } from './token-public-keys.ts';
import { transcodingRole } from './transcoding.ts';
import { connectTrigger, triggerStatements } from './triggers.ts';
import { webhookKeys } from './webhook-keys.ts';

export interface Functions {
  readonly groups: readonly Group[];
  readonly workers: readonly Worker[];
  /** The folder of the bundles; tests pass another one. */
  readonly code?: FunctionProps['code'];
}

/** The group that hashes passwords for unauthenticated callers: its concurrency is limited. */
const PASSWORD_HASHING = 'auth';

/** The account and region of the settings, or of the shell. */
const environmentOf = ({ account, region }: Stage): Environment => ({
  ...(account !== undefined && { account }),
  ...(region !== undefined && { region }),
});

/** The dead-letter queue of each worker that the stream or the clock invokes, by the worker's name. */
const deadLetterQueuesOf = (scope: HubStack, all: readonly Worker[], stage: Stage): Readonly<Record<string, Queue>> =>
  Object.fromEntries(
    all
      .filter(({ on }) => 'stream' in on || 'schedule' in on)
      .map(({ name }) => [name, deadLetterQueue(scope, name, stage)]),
  );

const deadLettersOf = (made: Queues): Readonly<Record<string, Queue>> =>
  Object.fromEntries(Object.entries(made).map(([name, { deadLetters }]) => [name, deadLetters]));

/** The whole service, created from the lists of route groups and workers. */
export class HubStack extends Stack {
  readonly alarms: Alarms;
  readonly firewall: Firewall | undefined;

  constructor(app: App, stage: Stage, functions: Functions = { groups, workers }) {
    super(app, `hub-membership-${stage.name}`, {
      description: 'Hub Membership Service',
      env: environmentOf(stage),
      synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }) as IStackSynthesizer,
      terminationProtection: stage.name === 'prod',
      tags: { service: 'hub-membership', stage: stage.name },
    });
    const main = table(this, stage);
    const media = mediaBucket(this, stage);
    const made = queues(this, stage);
    const setAside = deadLetterQueuesOf(this, functions.workers, stage);
    const deadLetters = { ...deadLettersOf(made), ...setAside };
    const resources: Resources = {
      deadLetters,
      table: main,
      index: indexTable(this, main),
      keys: tokenKeys(this, stage),
      queues: made,
      mail: mailSender(this, stage),
      secrets: secrets(this, stage),
      webhooks: webhookKeys(this, stage),
      media,
      transcodingRole: transcodingRole(this, media),
    };
    this.alarms = new Alarms(this, stage);
    const { alarms } = this;
    const api = httpApi(this, stage);
    subscribeToMailEvents(resources.mail, resources.queues.callbacks);
    const common: CommonProps = {
      stage,
      resources,
      code: functions.code ?? codeOf,
      environment: { PUBLIC_ORIGIN: api.origin },
    };

    const deployment = functions.workers.find(({ on }) => 'deploy' in on);
    if (!deployment) throw new Error('no worker runs on deployment: who reads the public keys?');
    const keys = tokenPublicKeys(this, deployment.name, { ...common, uses: deployment.uses });
    alarms.ofFunction(keys.reader);
    this.firewall = this.inFront(stage, api, keys.reader);

    const payments = this.called(functions.workers, common);
    const { webhookPublicKeys } = keys;
    const calling: CommonProps = {
      ...common,
      resources: { ...resources, webhookPublicKeys, ...(payments && { payments }) },
    };
    const selling = { PLATFORM_SELLS: String(stage.platformSells) };
    const answering = functions.groups.map(({ name, uses }) => {
      const environment = {
        ...{ ...common.environment, TOKEN_KEYS: keys.value, ...this.firewall?.variables },
        ...(uses.includes('payments') && selling),
      };
      const own = name === PASSWORD_HASHING &&
        stage.authConcurrency !== undefined && { reserved: stage.authConcurrency };
      return new ServiceFunction(this, name, { ...calling, ...own, environment, uses, timeout: REQUEST_TIMEOUT });
    });
    const passingOn = functions.workers.filter(({ on }) => 'alias' in on);
    const routeFunctions = [...answering, ...passingOn.map(({ name }) => aliasFunction(this, name, answering, common))];
    const routes = throttledRoutes(gatewayRoutes(functions.groups), costlyRoutes(functions.groups));
    connect(this, api, routeFunctions, routes, stage.costlyThrottle);
    for (const one of routeFunctions) alarms.ofFunction(one);
    for (const one of answering) alarms.ofAnswers(one, this.firewall !== undefined);
    alarms.ofCounts();

    const woken = functions.workers.filter(({ on }) => !('deploy' in on || 'alias' in on || 'call' in on));
    for (const worker of woken) this.worker(worker, calling, alarms);
    for (const [name, { queue, deadLetters }] of Object.entries(resources.queues)) {
      alarms.ofQueue(name, queue);
      alarms.ofDeadLetters(name, deadLetters);
    }
    alarms.ofApi(api);
    alarms.ofTable('table', main, [LISTING.index]);
    alarms.ofTable('search-index', resources.index);
    alarms.ofMail();
    if (this.firewall) alarms.ofFirewall();
    new CfnOutput(this, 'ApiOrigin', { value: api.origin });
  }

  private inFront(stage: Stage, api: Api, reader: ServiceFunction): Firewall | undefined {
    const { firewall: limits, domain } = stage;
    if (!limits) return undefined;
    if (!domain || !api.domain) throw new Error('a firewall needs a domain');
    const firewall = new Firewall(this, { stage, limits, domain, regional: api.domain, reader });
    dnsOutputs(this, domain.name, 'Domain', firewall.target, CLOUDFRONT_ZONE);
    return firewall;
  }

  /** The function that calls the payment provider for others. */
  private called(workers: readonly Worker[], common: CommonProps): ServiceFunction['lambda'] | undefined {
    const worker = workers.find(({ on }) => 'call' in on);
    if (!worker) return undefined;
    const created = new ServiceFunction(this, worker.name, { ...common, uses: worker.uses, timeout: INVOKED_TIMEOUT });
    this.alarms.ofFunction(created);
    return created.lambda;
  }

  private worker({ name, on, uses }: Worker, common: CommonProps, alarms: Alarms): void {
    const { resources } = common;
    const failed: Queue | undefined = 'queue' in on ? undefined : resources.deadLetters[name];
    const statements = triggerStatements(on, resources, failed);
    const created = new ServiceFunction(this, name, {
      ...common,
      ...{ uses, statements, timeout: WORKER_TIMEOUT },
      ...('schedule' in on && { withoutDeadLetters: runsAgainNextMinute }),
    });
    connectTrigger(created, on, resources, failed);
    // The next minute repeats scheduled work that failed, so few errors do not raise an alarm.
    alarms.ofFunction(created, 'schedule' in on ? 15 : 2);
    if (failed) alarms.ofDeadLetters(name, failed);
    if ('stream' in on) alarms.ofStream(created);
    if ('schedule' in on) alarms.ofSchedule(created);
  }
}
