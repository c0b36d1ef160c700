import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnApi, CfnApiMapping, CfnDomainName, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { authenticatesItself } from '../acknowledgements.ts';
import { liveFunction } from '../functions/names.ts';
import type { Stage } from '../stage.ts';
import { ACCESS_LOG_FORMAT, vendedLogName } from './access-log.ts';
import { apiBody } from './api-body.ts';
import { cors } from './cors.ts';
import type { ThrottledRoute } from './costly-routes.ts';

export interface Api {
  readonly api: CfnApi;
  readonly stage: CfnStage;
  readonly origin: string;
  /** The API's own regional domain, if the stage has one. */
  readonly domain: CfnDomainName | undefined;
}

/** Outputs the target of the API's DNS record; `Regional` is the target to set before a firewall is removed. */
export const dnsOutputs = (
  scope: Construct,
  name: string,
  prefix: 'Domain' | 'Regional',
  target: string,
  zone: string,
) => {
  const when = prefix === 'Domain' ? '' : ' before the firewall is removed';
  new CfnOutput(scope, `${prefix}Target`, { value: target, description: `CNAME of ${name}${when}` });
  new CfnOutput(scope, `${prefix}Zone`, { value: zone, description: 'The hosted zone of an alias to it in Route 53' });
};

/** With a firewall, the API's name points to the distribution, which forwards to the regional domain. */
const ownDomain = (
  scope: Construct,
  api: CfnApi,
  stage: CfnStage,
  { name, certificate }: NonNullable<Stage['domain']>,
  target: 'Domain' | 'Regional',
): CfnDomainName => {
  const domain = new CfnDomainName(scope, 'Domain', {
    domainName: name,
    domainNameConfigurations: [{ certificateArn: certificate, endpointType: 'REGIONAL', securityPolicy: 'TLS_1_2' }],
  });
  new CfnApiMapping(scope, 'DomainMapping', { apiId: api.ref, domainName: domain.ref, stage: stage.ref });
  dnsOutputs(scope, name, target, domain.attrRegionalDomainName, domain.attrRegionalHostedZoneId);
  return domain;
};

const throttled = ({ rate, burst }: Stage['throttle']) => ({ throttlingRateLimit: rate, throttlingBurstLimit: burst });

/** The role with which the API invokes the live versions of its functions. */
const invokerRole = (scope: Construct, owners: readonly string[]): Role =>
  new Role(scope, 'ApiInvoker', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: {
      functions: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['lambda:InvokeFunction'],
            resources: owners.map((owner) => liveFunction(scope, owner).arn),
          }),
        ],
      }),
    },
  });

const bodyOf = (scope: Construct, stage: Stage, routes: readonly ThrottledRoute[]) => {
  const role = invokerRole(scope, [...new Set(routes.map(({ owner }) => owner))]);
  const { partition, region } = Stack.of(scope);
  return apiBody({
    name: Stack.of(scope).stackName,
    description: `Hub Membership Service (${stage.name})`,
    cors,
    ownDomainOnly: stage.domain !== undefined,
    routes,
    integrationOf: (owner) => ({
      uri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${liveFunction(scope, owner).arn}/invocations`,
      role: role.roleArn,
    }),
  });
};

/** The lower throttles, by route key. */
const costlySettings = (routes: readonly ThrottledRoute[], { rate, burst }: Stage['throttle']) =>
  Object.fromEntries(
    routes
      .filter(({ costly }) => costly)
      .map(({ path }) => [`ANY ${path}`, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }]),
  );

/** The HTTP API with all its routes as one resource, and its one stage. */
export const httpApi = (scope: Construct, stage: Stage, routes: readonly ThrottledRoute[]): Api => {
  const api = new CfnApi(scope, 'Api', { body: bodyOf(scope, stage, routes) });
  authenticatesItself(api);
  const accessLog = new LogGroup(scope, 'AccessLog', {
    logGroupName: vendedLogName(Stack.of(scope), Stack.of(scope), 'access'),
    retention: stage.accessLogDays,
    removalPolicy: stage.logs,
  });
  const deployed = new CfnStage(scope, 'ApiStage', {
    apiId: api.ref,
    stageName: '$default',
    autoDeploy: true,
    accessLogSettings: { destinationArn: accessLog.logGroupArn, format: ACCESS_LOG_FORMAT },
    defaultRouteSettings: throttled(stage.throttle),
    routeSettings: costlySettings(routes, stage.costlyThrottle),
  });
  const domain = stage.domain && ownDomain(scope, api, deployed, stage.domain, stage.firewall ? 'Regional' : 'Domain');
  const { region, urlSuffix } = Stack.of(scope);
  return {
    api,
    stage: deployed,
    domain,
    origin: `https://${stage.domain?.name ?? `${api.ref}.execute-api.${region}.${urlSuffix}`}`,
  };
};
