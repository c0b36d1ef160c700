import { describe, expect, test } from 'vitest';
import { type Resource, resourcesOf, templateWith } from '../support/template.ts';

const template = templateWith({ mail: { sender: 'no-reply@example.com', identity: 'own' } });
const functionsOf = (of = template) =>
  new Map(resourcesOf(of, 'AWS::Lambda::Function').map(([id, one]) => [id.replace(/functionFunction\w+$/, ''), one]));
const functions = functionsOf();

const environmentOf = (one: Resource | undefined) =>
  (one?.Properties.Environment as { Variables: Record<string, unknown> } | undefined)?.Variables ?? {};

test('every function runs on Node 24 on arm64 with tracing, a timeout, a memory size and log retention', () => {
  expect(functions.size).toBe(10);
  for (const { Properties } of functions.values()) {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
    });
    expect(Properties.Timeout).toBeLessThanOrEqual(60);
    expect(Properties.MemorySize).toBeGreaterThanOrEqual(256);
    const { LogGroup } = Properties.LoggingConfig as { LogGroup: { Ref: string } };
    const log = resourcesOf(template, 'AWS::Logs::LogGroup').find(([id]) => id === LogGroup.Ref)?.[1];
    expect(log?.Properties.RetentionInDays).toBe(7);
  }
});

test('the runtime version changes only with a deployment, or never if it is set', () => {
  for (const { Properties } of functions.values()) {
    expect(Properties.RuntimeManagementConfig).toEqual({ UpdateRuntimeOn: 'FunctionUpdate' });
  }
  const runtimeVersion = 'arn:aws:lambda:us-east-1::runtime:0123';
  for (const { Properties } of functionsOf(templateWith({ runtimeVersion })).values()) {
    expect(Properties.RuntimeManagementConfig).toEqual({
      UpdateRuntimeOn: 'Manual',
      RuntimeVersionArn: runtimeVersion,
    });
  }
});

describe('the environment', () => {
  const names = (name: string) => Object.keys(environmentOf(functions.get(name))).toSorted();
  const COMMON = [
    'METRICS_NAMESPACE',
    'POWERTOOLS_LOG_LEVEL',
    'POWERTOOLS_SERVICE_NAME',
    'PUBLIC_ORIGIN',
    'SERVICE_REVISION',
    'SERVICE_VERSION',
    'STAGE',
  ];

  test.each([
    ['system', ['TOKEN_KEYS']],
    ['auth', ['TOKEN_KEYS', 'TABLE_NAME', 'PLATFORM_TOKEN_KEY_ID', 'CONTACT_TOKEN_KEY_ID', 'MAIL_QUEUE_URL']],
    ['identity', ['TOKEN_KEYS', 'TABLE_NAME', 'CONTACT_TOKEN_KEY_ID']],
    ['hubs', ['TOKEN_KEYS', 'TABLE_NAME']],
    ['sendmail', ['TABLE_NAME', 'EMAIL_FROM', 'EMAIL_CONFIGURATION_SET', 'EMAILS_PER_DAY']],
    ['tokenkeys', []],
  ])('%s has the variables of its uses and no others', (name, own) => {
    expect(names(name)).toEqual([...COMMON, ...own].toSorted());
  });

  test('every function writes to shards if the stage does', () => {
    const shardsOf = (of: ReturnType<typeof functionsOf>) =>
      new Set([...of.values()].map((one) => environmentOf(one).SHARDS));
    expect(shardsOf(functionsOf(templateWith({ shards: true })))).toEqual(new Set(['on']));
    expect(shardsOf(functions)).toEqual(new Set([undefined]));
  });

  test('contains no secret: each value is a name, an address or a public key', () => {
    const secret = /secret|password|private|token$|api_?key/i;
    for (const one of functions.values()) {
      expect(Object.keys(environmentOf(one)).filter((name) => secret.test(name))).toEqual([]);
    }
    expect(JSON.stringify(environmentOf(functions.get('auth')))).not.toMatch(/resolve:|BEGIN|sk_live/);
  });

  test('the public keys come from the deployment’s own resources', () => {
    const resources = resourcesOf(template, 'Custom::TokenPublicKey').map(([id]) => id);
    expect(resources).toHaveLength(2);
    const parts = JSON.stringify(environmentOf(functions.get('hubs')).TOKEN_KEYS);
    for (const id of resources) expect(parts).toContain(JSON.stringify({ 'Fn::GetAtt': [id, 'kid'] }));
    for (const id of resources) expect(parts).toContain(JSON.stringify({ 'Fn::GetAtt': [id, 'x'] }));
  });
});
