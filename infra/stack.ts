import {
  type App,
  CfnOutput,
  DefaultStackSynthesizer,
  type IStackSynthesizer,
  PermissionsBoundary,
  Stack,
} from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { type Group, groups } from '../functions/groups.ts';
import { type Worker, workers } from '../functions/workers.ts';
import { runsAgainNextMinute } from './acknowledgements.ts';
import { codeOf } from './bundle/code.ts';
import { costAlarms } from './cost-alarms.ts';
import { CLOUDFRONT_ZONE, Firewall } from './firewall/firewall.ts';
import { aliasFunction } from './functions/alias.ts';
import { type Canary, canaryOf } from './functions/canary.ts';
import type { LiveFunction } from './functions/function-names.ts';
import { LiveVersions } from './functions/live-versions.ts';
import { type CommonProps, type FunctionProps, ServiceFunction } from './functions/service-function.ts';
import { INVOKED_TIMEOUT, REQUEST_TIMEOUT, timeoutOfQueue, WORKER_TIMEOUT } from './functions/timeouts.ts';
import { connectTrigger, triggerStatements } from './functions/triggers.ts';
import { type Api, dnsOutputs, httpApi } from './gateway/api.ts';
import { costlyRoutes, throttledRoutes } from './gateway/costly-routes.ts';
import { liveApi } from './gateway/live-api.ts';
import { gatewayRoutes } from './gateway/routes.ts';
import type { Resources } from './grants/grants.ts';
import { mailSender, subscribeToMailEvents } from './mail.ts';
import { tokenKeys } from './secrets/keys.ts';
import { secrets } from './secrets/secrets.ts';
import { tokenPublicKeys } from './secrets/token-public-keys.ts';
import { webhookKeys } from './secrets/webhook-keys.ts';
import { environmentOf, type Stage } from './stage.ts';
import { deadLettersOf } from './stores/dead-letters.ts';
import { indexTable } from './stores/index-table.ts';
import { mediaBucket } from './stores/media.ts';
import { queues } from './stores/queues.ts';
import { SearchCollection } from './stores/search-collection.ts';
import { table } from './stores/table.ts';
import { transcodingRole } from './transcoding.ts';
import { Alarms } from './watch/alarms.ts';
import { watchCanary } from './watch/canary.ts';
import { dashboard } from './watch/dashboard.ts';
import { watchDependencies } from './watch/dependencies.ts';
import { watchFirewall } from './watch/firewall.ts';
import { watchDueRows, watchFunction, watchSchedule, watchStream } from './watch/functions.ts';
import { watchQueues } from './watch/queues.ts';
import { watchRequests } from './watch/requests.ts';

export interface Functions {
  readonly groups: readonly Group[];
  readonly workers: readonly Worker[];
  /** The folder of the bundles; tests pass another one. */
  readonly code?: FunctionProps['code'];
}

/** A change of any property that a version fixes publishes a new version (feature flag of aws-cdk-lib). */
const RECOGNIZE_VERSION_PROPS = '@aws-cdk/aws-lambda:recognizeVersionProps';

/** The group that hashes passwords for unauthenticated callers: its concurrency is limited. */
const PASSWORD_HASHING = 'auth';

/** Whether a queue, the table's stream or a schedule runs a worker. */
const isTriggered = ({ on }: Worker): boolean => 'queue' in on || 'stream' in on || 'schedule' in on;

/** The whole service, created from the lists of route groups and workers. */
export class HubStack extends Stack {
  readonly alarms: Alarms;
  readonly liveVersions: LiveVersions;
  readonly firewall: Firewall | undefined;
  readonly canary: Canary | undefined;

  constructor(app: App, stage: Stage, functions: Functions = { groups, workers }) {
    super(app, `hub-membership-${stage.name}`, {
      description: 'Hub Membership Service',
      env: environmentOf(stage),
      synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }) as IStackSynthesizer,
      terminationProtection: stage.name === 'prod',
      ...(stage.permissionsBoundary !== undefined && {
        permissionsBoundary: PermissionsBoundary.fromName(stage.permissionsBoundary),
      }),
      tags: { service: 'hub-membership', stage: stage.name },
    });
    this.node.setContext(RECOGNIZE_VERSION_PROPS, true);
    const main = table(this, stage);
    const media = mediaBucket(this, stage);
    const made = queues(this, stage);
    const deadLetters = deadLettersOf(this, functions.workers, made, stage);
    const search = stage.search && new SearchCollection(this, stage);
    const sockets = functions.workers.find(({ on }) => 'socket' in on);
    const resources: Resources = {
      ...(sockets && { live: liveApi(this, stage, sockets.name) }),
      ...(search && { search }),
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
    const routes = throttledRoutes(gatewayRoutes(functions.groups), costlyRoutes(functions.groups));
    const api = httpApi(this, stage, routes);
    this.liveVersions = new LiveVersions(this, stage);
    subscribeToMailEvents(resources.mail, resources.queues.callbacks);
    const common: CommonProps = {
      stage,
      resources,
      code: functions.code ?? codeOf,
      environment: { PUBLIC_ORIGIN: api.origin, ...(stage.shards && { SHARDS: 'on' }) },
    };

    const deployment = functions.workers.find(({ on }) => 'deploy' in on);
    if (!deployment) throw new Error('no worker runs on deployment: who reads the public keys?');
    const keys = tokenPublicKeys(this, deployment.name, { ...common, uses: deployment.uses });
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
    const socketFunctions = functions.workers
      .filter(({ on }) => 'socket' in on)
      .map(({ name, uses }) => new ServiceFunction(this, name, { ...common, uses, timeout: REQUEST_TIMEOUT }));
    for (const one of [...routeFunctions, ...socketFunctions]) {
      watchFunction(alarms, one, 'requests');
      this.liveVersions.add(one, 'requests');
    }
    /* Without a domain of its own, the API comes first: its functions need its address. */
    if (stage.domain) api.api.node.addDependency(this.liveVersions);

    const working = functions.workers.filter(isTriggered).map((worker) => this.worker(worker, calling, alarms));
    search?.admit([...answering, ...working]);
    this.canary = canaryOf(this, functions.workers, common);
    if (this.canary) watchCanary(alarms);
    watchQueues(alarms, made, deadLetters);
    watchDueRows(alarms);
    watchRequests(alarms, api);
    watchDependencies(alarms, stage, resources, routeFunctions);
    costAlarms(alarms, stage, { api, tables: [main, resources.index] });
    if (this.firewall) watchFirewall(alarms);
    alarms.pageCauses();
    dashboard(alarms, { stage, api, resources, pages: alarms.pages });
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
  private called(workers: readonly Worker[], common: CommonProps): LiveFunction | undefined {
    const worker = workers.find(({ on }) => 'call' in on);
    if (!worker) return undefined;
    const created = new ServiceFunction(this, worker.name, { ...common, uses: worker.uses, timeout: INVOKED_TIMEOUT });
    watchFunction(this.alarms, created, 'work');
    this.liveVersions.add(created, 'work');
    return created.live;
  }

  private worker({ name, on, uses }: Worker, common: CommonProps, alarms: Alarms): ServiceFunction {
    const { resources } = common;
    const failed: Queue | undefined = 'queue' in on ? undefined : resources.deadLetters[name];
    const statements = triggerStatements(on, resources, failed);
    const created = new ServiceFunction(this, name, {
      ...common,
      ...{ uses, statements, timeout: 'queue' in on ? timeoutOfQueue(on.queue) : WORKER_TIMEOUT },
      ...('schedule' in on && { withoutDeadLetters: runsAgainNextMinute }),
    });
    const as = 'schedule' in on ? 'schedule' : 'work';
    this.liveVersions.add(created, as);
    for (const one of connectTrigger(created, on, resources, failed)) one.node.addDependency(this.liveVersions);
    watchFunction(alarms, created, as);
    if ('stream' in on) watchStream(alarms, created);
    if ('schedule' in on) watchSchedule(alarms, created);
    return created;
  }
}
