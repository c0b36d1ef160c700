import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnApi, CfnApiMapping, CfnDomainName, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { ACCESS_LOG_FORMAT, vendedLogName } from './access-log.ts';
import { authenticatesItself } from './acknowledgements.ts';
import { cors } from './cors.ts';
import type { ThrottledRoute } from './costly-routes.ts';
import type { ServiceFunction } from './functions.ts';
import { DEFAULT_PATH } from './gateway-match.ts';
import type { Stage } from './stage.ts';

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

/** The HTTP API and its one stage. {@link connect} adds the routes. */
export const httpApi = (scope: Construct, stage: Stage): Api => {
  const api = new CfnApi(scope, 'Api', {
    name: Stack.of(scope).stackName,
    description: `Hub Membership Service (${stage.name})`,
    protocolType: 'HTTP',
    corsConfiguration: cors,
    disableExecuteApiEndpoint: stage.domain !== undefined,
  });
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

/** Adds one integration and one permission per function, regardless of its number of routes. */
export const connect = (
  scope: Construct,
  { api, stage }: Api,
  functions: readonly ServiceFunction[],
  routes: readonly ThrottledRoute[],
  costlyThrottle: Stage['throttle'],
) => {
  const targets = new Map(
    functions.map(({ name, lambda }) => {
      new CfnPermission(scope, `${name}-permission`, {
        action: 'lambda:InvokeFunction',
        functionName: lambda.functionArn,
        principal: 'apigateway.amazonaws.com',
        sourceArn: Stack.of(scope).formatArn({ service: 'execute-api', resource: api.ref, resourceName: '*' }),
      });
      const integration = new CfnIntegration(scope, `${name}-integration`, {
        apiId: api.ref,
        integrationType: 'AWS_PROXY',
        integrationUri: lambda.functionArn,
        payloadFormatVersion: '2.0',
      });
      return [name, `integrations/${integration.ref}`];
    }),
  );
  const settings: Record<string, unknown> = {};
  for (const { path, owner, costly } of routes) {
    const target = targets.get(owner);
    if (target === undefined) throw new Error(`${path} belongs to ${owner}, which is not a function`);
    const routeKey = path === DEFAULT_PATH ? DEFAULT_PATH : `ANY ${path}`;
    const route = new CfnRoute(scope, `route ${routeKey}`, {
      apiId: api.ref,
      routeKey,
      target,
      authorizationType: 'NONE',
    });
    authenticatesItself(route);
    if (costly) {
      settings[routeKey] = {
        ThrottlingRateLimit: costlyThrottle.rate,
        ThrottlingBurstLimit: costlyThrottle.burst,
      };
      /* The gateway rejects settings of a route that does not exist yet. */
      stage.addResourceDependency(route);
    }
  }
  stage.routeSettings = settings;
};
