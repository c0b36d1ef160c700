import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { firewallOf, found, resourcesOf, stackWith, templateWith } from './support/template.ts';

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
/** A value of the nested template that the main one gives it or takes from it. */
const passed = (value: unknown): string => JSON.stringify(value);

describe('a stage without a firewall', () => {
  const without = templateWith({ stage: 'prod' });

  test('has no distribution, secret or variable of one', () => {
    expect(JSON.stringify(without.toJSON())).not.toMatch(/Firewall|FIREWALL|CloudFront/);
    without.hasOutput('DomainTarget', { Value: { 'Fn::GetAtt': ['Domain', 'RegionalDomainName'] } });
  });
});

describe('the distribution', () => {
  test('has the stage’s host name and certificate, TLS 1.2 of 2021 and WAF', () => {
    const { Aliases, ViewerCertificate, WebACLId } = distribution();
    expect(Aliases).toEqual(['api.example.com']);
    expect(ViewerCertificate).toMatchObject({
      ...{ MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
      AcmCertificateArn: expect.stringContaining(':us-east-1:'),
    });
    expect(WebACLId).toEqual({ 'Fn::GetAtt': ['WebAcl', 'Arn'] });
  });

  test('takes every method over HTTPS and caches nothing, not even errors', () => {
    const { DefaultCacheBehavior, CustomErrorResponses, CacheBehaviors } = distribution();
    expect(CacheBehaviors).toBeUndefined();
    expect(DefaultCacheBehavior).toMatchObject({
      /* CachingDisabled, one of AWS's own. */
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      ViewerProtocolPolicy: 'https-only',
    });
    const { AllowedMethods } = DefaultCacheBehavior as { AllowedMethods: string[] };
    expect(AllowedMethods.toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
    for (const status of [400, 403, 404, 405, 500, 502, 503, 504])
      expect(CustomErrorResponses).toContainEqual({ ErrorCode: status, ErrorCachingMinTTL: 0 });
  });

  test('forwards all that a client sends, and the address CloudFront saw', () => {
    const { OriginRequestPolicyId } = distribution().DefaultCacheBehavior;
    const [[id] = ['']] = resourcesOf(front, 'AWS::CloudFront::OriginRequestPolicy');
    expect(OriginRequestPolicyId).toEqual({ Ref: id });
    expect(one('AWS::CloudFront::OriginRequestPolicy').OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allViewerAndWhitelistCloudFront', Headers: ['CloudFront-Viewer-Address'] },
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
  });

  test('proves itself to the API’s regional domain by the secret, over TLS 1.2', () => {
    const [origin, ...others] = distribution().Origins;
    expect(others).toEqual([]);
    expect(origin?.CustomOriginConfig).toMatchObject({
      ...{ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
    });
    const [{ HeaderName, HeaderValue } = {}] = (origin?.OriginCustomHeaders ?? []) as Record<string, unknown>[];
    expect(HeaderName).toBe('x-firewall-secret');
    expect(passed(HeaderValue)).toMatch(/resolve:secretsmanager:.*"Ref":"Secret\w+".*:SecretString:value::/);
    expect(passed(origin?.DomainName)).toContain('RegionalDomainName');
    main.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
  });

  test('is what the API’s name points to; the regional domain is named for the way back', () => {
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

  test('are given the SHA-256 of the secret, and no template has the secret', () => {
    for (const name of ['system', 'auth', 'hubs', 'catalogue']) {
      const { FIREWALL_SECRET_SHA256, FIREWALL_ENFORCED } = variablesOf(name);
      expect(passed(FIREWALL_SECRET_SHA256)).toMatch(/Firewall.*Outputs\..*SecretDigest.*digest/);
      expect(FIREWALL_ENFORCED).toBe('true');
    }
    expect(variablesOf('sweep')).not.toHaveProperty('FIREWALL_SECRET_SHA256');
    expect(JSON.stringify(main.toJSON())).not.toContain('resolve:secretsmanager');
  });

  test('refuse nobody while the firewall is not enforced', () => {
    const opening = templateWith({ stage: 'prod', firewall: { ...FIREWALL, enforced: false } });
    expect(variablesOf('auth', opening).FIREWALL_ENFORCED).toBe('false');
  });

  test('the secret is made by the deployment, and read by the one function that reads public keys', () => {
    expect(one('AWS::SecretsManager::Secret').GenerateSecretString).toMatchObject({ PasswordLength: 48 });
    const { ResourcePolicy } = one('AWS::SecretsManager::ResourcePolicy') as {
      ResourcePolicy: { Statement: object[] };
    };
    expect(ResourcePolicy.Statement).toHaveLength(1);
    expect(passed(ResourcePolicy.Statement)).toMatch(/GetSecretValue.*tokenkeysfunctionRole/);
  });

  test('another number makes another secret with a digest of its own', () => {
    const ids = (secret: number) => {
      const of = Template.fromStack(firewallOf(stackWith({ stage: 'prod', firewall: { ...FIREWALL, secret } })));
      return ['AWS::SecretsManager::Secret', 'Custom::FirewallSecretDigest'].flatMap((type) =>
        resourcesOf(of, type).map(([id]) => id),
      );
    };
    expect(ids(1).filter((id) => ids(2).includes(id))).toEqual([]);
  });
});

test('the main template has one resource more', () => {
  const count = (of: Template): number => Object.keys(of.toJSON().Resources).length;
  expect(count(main)).toBe(count(templateWith({ stage: 'prod' })) + 1);
});
