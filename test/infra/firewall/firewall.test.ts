import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { bodyOf } from '../support/api-body.ts';
import { operatePage } from '../support/operate-page.ts';
import { firewallOf, found, resourcesOf, stackWith, templateWith } from '../support/template.ts';

const FIREWALL = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };
const stack = stackWith({ stage: 'prod', firewall: FIREWALL });
const main = Template.fromStack(stack);
const front = Template.fromStack(firewallOf(stack));
const one = (type: string, of = front) => {
  const [first, ...others] = resourcesOf(of, type);
  expect(others).toEqual([]);
  return found(first);
};

interface Distribution {
  readonly Origins: readonly Record<string, unknown>[];
  readonly DefaultCacheBehavior: Readonly<Record<string, unknown>>;
  readonly CustomErrorResponses: readonly { readonly ErrorCode: number; readonly ErrorCachingMinTTL: number }[];
  readonly [name: string]: unknown;
}
const distribution = () => one('AWS::CloudFront::Distribution').DistributionConfig as Distribution;
/** A value that the main template passes to the nested one or reads from it. */
const passed = (value: unknown): string => JSON.stringify(value);

describe('a stage without a firewall', () => {
  const without = templateWith({ stage: 'prod' });

  test('has no distribution, no secret and no variable for them', () => {
    expect(JSON.stringify(without.toJSON())).not.toMatch(/Firewall|FIREWALL|CloudFront/);
    without.hasOutput('DomainTarget', { Value: { 'Fn::GetAtt': ['Domain', 'RegionalDomainName'] } });
  });
});

describe('the distribution', () => {
  test('has the stage’s host name and certificate, the TLS policy of 2021 and WAF', () => {
    const { Aliases, ViewerCertificate, WebACLId } = distribution();
    expect(Aliases).toEqual(['api.example.com']);
    expect(ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
      AcmCertificateArn: expect.stringContaining(':us-east-1:'),
    });
    expect(WebACLId).toEqual({ 'Fn::GetAtt': ['WebAcl', 'Arn'] });
  });

  test('accepts every method over HTTPS and caches nothing, not even errors', () => {
    const { DefaultCacheBehavior, CustomErrorResponses, CacheBehaviors } = distribution();
    expect(CacheBehaviors).toBeUndefined();
    expect(DefaultCacheBehavior).toMatchObject({
      /* CachingDisabled, a managed policy of AWS. */
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      ViewerProtocolPolicy: 'https-only',
    });
    const { AllowedMethods } = DefaultCacheBehavior as { AllowedMethods: string[] };
    expect(AllowedMethods.toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
    for (const status of [400, 403, 404, 405, 500, 502, 503, 504])
      expect(CustomErrorResponses).toContainEqual({ ErrorCode: status, ErrorCachingMinTTL: 0 });
  });

  test('forwards all headers of the client and its address', () => {
    const { OriginRequestPolicyId } = distribution().DefaultCacheBehavior;
    const [[id] = ['']] = resourcesOf(front, 'AWS::CloudFront::OriginRequestPolicy');
    expect(OriginRequestPolicyId).toEqual({ Ref: id });
    expect(one('AWS::CloudFront::OriginRequestPolicy').OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allViewerAndWhitelistCloudFront', Headers: ['CloudFront-Viewer-Address'] },
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
  });

  test('sends the secret to the API’s regional domain over TLS 1.2', () => {
    const [origin, ...others] = distribution().Origins;
    expect(others).toEqual([]);
    expect(origin?.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
    const [{ HeaderName, HeaderValue } = {}] = (origin?.OriginCustomHeaders ?? []) as Record<string, unknown>[];
    expect(HeaderName).toBe('x-firewall-secret');
    expect(passed(HeaderValue)).toMatch(/resolve:secretsmanager:.*"Ref":"Secret\w+".*:SecretString:value::/);
    expect(passed(origin?.DomainName)).toContain('RegionalDomainName');
    expect(bodyOf(main).servers[0]['x-amazon-apigateway-endpoint-configuration']).toEqual({
      disableExecuteApiEndpoint: true,
    });
  });

  test('is the target of the API’s name, and the regional domain is an output for removing the firewall', () => {
    const { DomainTarget, RegionalTarget, DomainZone } = main.toJSON().Outputs as Record<string, { Value: unknown }>;
    expect(passed(DomainTarget?.Value)).toMatch(/Firewall.*Outputs\..*DistributionDomainName|Outputs\..*DomainName/);
    expect(DomainZone?.Value).toBe('Z2FDTNDATAQYW2');
    expect(RegionalTarget?.Value).toEqual({ 'Fn::GetAtt': ['Domain', 'RegionalDomainName'] });
    main.hasOutput('ApiOrigin', { Value: 'https://api.example.com' });
  });
});

describe('functions that answer requests', () => {
  const variablesOf = (name: string, of = main) => {
    const lambda = resourcesOf(of, 'AWS::Lambda::Function').find(([id]) => id.startsWith(`${name}function`));
    return (found(lambda).Environment as { Variables: Record<string, unknown> }).Variables;
  };

  test('have the SHA-256 of the secret, which no template contains', () => {
    for (const name of ['system', 'auth', 'hubs', 'catalogue']) {
      const { FIREWALL_SECRET_SHA256, FIREWALL_ENFORCED } = variablesOf(name);
      expect(passed(FIREWALL_SECRET_SHA256)).toMatch(/Firewall.*Outputs\..*SecretDigest.*digest/);
      expect(FIREWALL_ENFORCED).toBe('true');
    }
    expect(variablesOf('sweep')).not.toHaveProperty('FIREWALL_SECRET_SHA256');
    expect(JSON.stringify(main.toJSON())).not.toContain('resolve:secretsmanager');
  });

  test('reject no request while the firewall is not enforced', () => {
    const opening = templateWith({ stage: 'prod', firewall: { ...FIREWALL, enforced: false } });
    expect(variablesOf('auth', opening).FIREWALL_ENFORCED).toBe('false');
  });

  test('the deployment creates the secret, and only the function that reads public keys reads it', () => {
    expect(one('AWS::SecretsManager::Secret').GenerateSecretString).toMatchObject({ PasswordLength: 48 });
    const { ResourcePolicy } = one('AWS::SecretsManager::ResourcePolicy') as {
      ResourcePolicy: { Statement: object[] };
    };
    expect(ResourcePolicy.Statement).toHaveLength(1);
    expect(passed(ResourcePolicy.Statement)).toMatch(/GetSecretValue.*tokenkeysfunctionRole/);
  });

  test('another rotation number creates another secret with another digest', () => {
    const ids = (...secrets: [number, ...number[]]) => {
      const of = Template.fromStack(firewallOf(stackWith({ stage: 'prod', firewall: { ...FIREWALL, secrets } })));
      return ['AWS::SecretsManager::Secret', 'Custom::FirewallSecretDigest'].flatMap((type) =>
        resourcesOf(of, type).map(([id]) => id),
      );
    };
    expect(ids(1).filter((id) => ids(2).includes(id))).toEqual([]);
    expect(ids(1, 2).toSorted()).toEqual([...ids(1), ...ids(2)].toSorted());
  });
});

describe('the log of the distribution', () => {
  const [, delivery] = resourcesOf(front, 'AWS::Logs::Delivery')[0] ?? [];
  const fields = delivery?.Properties.RecordFields as string[];

  test('has the address, path and status of each request, and no field that can contain a credential', () => {
    expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'c-ip', 'cs-method', 'cs-uri-stem', 'sc-status']));
    expect(fields.filter((field) => /query|cookie|\(|header|fle/i.test(field))).toEqual([]);
    expect(one('AWS::Logs::DeliverySource')).toMatchObject({ LogType: 'ACCESS_LOGS' });
    expect(passed(one('AWS::Logs::DeliverySource').ResourceArn)).toContain('distribution/');
    expect(one('AWS::Logs::DeliveryDestination')).toMatchObject({ OutputFormat: 'json' });
  });

  test('has the retention of the access log', () => {
    expect(one('AWS::Logs::LogGroup').RetentionInDays).toBe(30);
    const logDays = { stage: 'prod', firewall: FIREWALL, accessLogDays: 7 } as const;
    const [log] = resourcesOf(Template.fromStack(firewallOf(stackWith(logDays))), 'AWS::Logs::LogGroup');
    expect(found(log).RetentionInDays).toBe(7);
  });
});

describe('requests that the firewall rejects', () => {
  const alarmsOf = (stackOptions: Parameters<typeof stackWith>[0]) =>
    resourcesOf(Template.fromStack(stackWith(stackOptions).alarms), 'AWS::CloudWatch::Alarm').map(
      ([, one]) => one.Properties,
    );
  const alarms = alarmsOf({ stage: 'prod', firewall: FIREWALL });

  test('have an alarm for each of WAF’s rules, by the names of their metrics', () => {
    const { Rules, VisibilityConfig, Name } = one('AWS::WAFv2::WebACL') as {
      Rules: { Name: string; VisibilityConfig: { MetricName: string } }[];
      VisibilityConfig: { MetricName: string };
      Name: string;
    };
    const acl = VisibilityConfig.MetricName;
    expect([acl, Name]).toEqual(['hub-membership-prod', 'hub-membership-prod']);
    const watched = alarms.filter(({ MetricName }) => MetricName === 'BlockedRequests');
    expect(watched.map(({ Dimensions }) => Dimensions)).toEqual(
      Rules.map((rule) => [
        { Name: 'Rule', Value: rule.VisibilityConfig.MetricName },
        { Name: 'WebACL', Value: acl },
      ]),
    );
    for (const { Name: rule, VisibilityConfig: config } of Rules) expect(config.MetricName).toBe(rule);
  });

  test('have an alarm if they lack the secret, counted in the log lines of functions', () => {
    expect(alarms.filter(({ MetricName }) => MetricName === 'RefusedByFirewall')).toMatchObject([
      {
        AlarmDescription: expect.stringContaining('#the-firewall-refuses'),
        Namespace: 'HubMembership/hub-membership-prod',
      },
    ]);
  });

  test('have alarms that link to an existing section of the page about alarms', () => {
    const page = operatePage('alarms');
    const refusals = alarms.filter(({ AlarmDescription }) =>
      String(AlarmDescription).includes('#the-firewall-refuses'),
    );
    expect(refusals).toHaveLength(3);
    expect(page).toContain('\n## The firewall refuses\n');
    for (const { AlarmName } of refusals)
      expect(page).toContain(`\`${String(AlarmName).replace('hub-membership-prod-', '')}\``);
  });

  test('have no alarm in a stage without a firewall', () => {
    expect(passed(alarmsOf({ stage: 'prod' }))).not.toMatch(/irewall|WAF/);
  });
});

test('a firewall adds one resource to the main template', () => {
  const count = (of: Template): number => Object.keys(of.toJSON().Resources).length;
  expect(count(main)).toBe(count(templateWith({ stage: 'prod' })) + 1);
});
