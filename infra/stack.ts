import {
  type App,
  CfnOutput,
  DefaultStackSynthesizer,
  type IStackSynthesizer,
  PermissionsBoundary,
  Stack,
  type StackProps,
} from 'aws-cdk-lib';
import { type Group, groups } from '../functions/groups.ts';
import { type Worker, workers } from '../functions/workers.ts';
import { codeOf } from './bundle/code.ts';
import { type Firewall, firewallOf } from './firewall/firewall.ts';
import { type Canary, canaryOf } from './functions/canary.ts';
import { LiveVersions } from './functions/live-versions.ts';
import { operate } from './functions/operations.ts';
import { aliasFunctions, groupFunctions, socketFunctions } from './functions/request-functions.ts';
import type { CommonProps, FunctionProps } from './functions/service-function.ts';
import { paymentFunction, workerFunctions } from './functions/worker-functions.ts';
import { httpApi } from './gateway/api.ts';
import { costlyRoutes, throttledRoutes } from './gateway/costly-routes.ts';
import { gatewayRoutes } from './gateway/routes.ts';
import { subscribeToMailEvents } from './mail.ts';
import { resourcesOf } from './resources.ts';
import { deploymentKeys } from './secrets/token-public-keys.ts';
import { environmentOf, type Stage } from './stage.ts';
import { Alarms } from './watch/alarms.ts';
import { watchService } from './watch/service.ts';

export interface Functions {
  readonly groups: readonly Group[];
  readonly workers: readonly Worker[];
  /** The folder of the bundles; tests pass another one. */
  readonly code?: FunctionProps['code'];
}

/** A change of any property that a version fixes publishes a new version (feature flag of aws-cdk-lib). */
const RECOGNIZE_VERSION_PROPS = '@aws-cdk/aws-lambda:recognizeVersionProps';

const propsOf = (stage: Stage): StackProps => ({
  description: 'Hub Membership Service',
  env: environmentOf(stage),
  synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }) as IStackSynthesizer,
  terminationProtection: stage.name === 'prod',
  ...(stage.permissionsBoundary !== undefined && {
    permissionsBoundary: PermissionsBoundary.fromName(stage.permissionsBoundary),
  }),
  tags: { service: 'hub-membership', stage: stage.name },
});

/** The whole service, created from the lists of route groups and workers. */
export class HubStack extends Stack {
  readonly alarms: Alarms;
  readonly liveVersions: LiveVersions;
  readonly firewall: Firewall | undefined;
  readonly canary: Canary | undefined;

  constructor(app: App, stage: Stage, functions: Functions = { groups, workers }) {
    super(app, `hub-membership-${stage.name}`, propsOf(stage));
    this.node.setContext(RECOGNIZE_VERSION_PROPS, true);
    const resources = resourcesOf(this, stage, functions.workers);
    this.alarms = new Alarms(this, stage);
    const routes = throttledRoutes(gatewayRoutes(functions.groups), costlyRoutes(functions.groups));
    const api = httpApi(this, stage, routes);
    this.liveVersions = new LiveVersions(this, stage);
    subscribeToMailEvents(resources.mail, resources.queues.callbacks);
    const environment = { PUBLIC_ORIGIN: api.origin, ...(stage.shards && { SHARDS: 'on' }) };
    const common: CommonProps = { stage, resources, code: functions.code ?? codeOf, environment };
    const keys = deploymentKeys(this, functions.workers, common);
    this.firewall = firewallOf(this, stage, api, keys.reader);

    const payments = paymentFunction(this, functions.workers, common, this);
    const { webhookPublicKeys } = keys;
    const props = { ...common, resources: { ...resources, webhookPublicKeys, ...(payments && { payments }) } };
    const variables = { ...environment, TOKEN_KEYS: keys.value, ...this.firewall?.variables };
    const owners = groupFunctions(this, functions.groups, { ...props, environment: variables });
    const routed = [...owners, ...aliasFunctions(this, functions.workers, owners, common)];
    const sockets = socketFunctions(this, functions.workers, common);
    for (const one of [...routed, ...sockets]) operate(one, 'requests', this);
    /* Without a domain of its own, the API comes first: its functions need its address. */
    if (stage.domain) api.api.node.addDependency(this.liveVersions);
    const background = workerFunctions(this, functions.workers, props, this);
    resources.search?.admit([...owners, ...background]);
    this.canary = canaryOf(this, functions.workers, common);
    const has = { hasCanary: this.canary !== undefined, hasFirewall: this.firewall !== undefined };
    watchService(this.alarms, { stage, api, resources, routed, ...has });
    new CfnOutput(this, 'ApiOrigin', { value: api.origin });
  }
}
