import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, test } from 'vitest';
import type { Functions } from '../../infra/stack.ts';
import { acknowledgements } from './support/acknowledgements.ts';
import { actionsIn, permissions } from './support/policies.ts';
import { routeAt } from './support/route.ts';
import { found, resourcesOf, stackWith, templateWith } from './support/template.ts';

const functions: Functions = {
  groups: [
    { name: 'system', routes: [routeAt('/health', true)], uses: [] },
    { name: 'shows', routes: [routeAt('/shows')], uses: ['files-read'] },
    { name: 'faces', routes: [routeAt('/faces')], uses: ['portraits-read'] },
    { name: 'stores', routes: [routeAt('/stores')], uses: ['files-write'] },
    { name: 'sits', routes: [routeAt('/sits')], uses: ['portraits-write'] },
    { name: 'leads', routes: [routeAt('/leads')], uses: ['exports-read'] },
  ],
  workers: [
    { name: 'token-keys', on: { deploy: true }, uses: [] },
    { name: 'alias', on: { alias: true }, uses: [] },
    { name: 'exports', on: { queue: 'imports' }, uses: ['exports'] },
    { name: 'removes', on: { queue: 'removals' }, uses: ['media-removal'] },
  ],
  code: () => Code.fromInline('exports.handler = async () => ({})'),
};
const template = templateWith({}, functions);
const buckets = resourcesOf(template, 'AWS::S3::Bucket');
const [bucket] = buckets;

/** What a function may do with which objects, as `action prefix`. */
const mayDo = (name: string): readonly string[] =>
  (permissions(template).get(name) ?? []).flatMap((statement) =>
    actionsIn(statement)
      .filter((action) => action.startsWith('s3:'))
      .flatMap((action) =>
        [statement.Resource]
          .flat()
          .map((resource) => `${action} ${/"\/([a-z/]+\*)"/.exec(JSON.stringify(resource))?.[1] ?? ''}`.trim()),
      ),
  );

describe('the bucket of all files', () => {
  test('is encrypted, keeps versions, belongs to one owner, and is public in no way', () => {
    expect(buckets).toHaveLength(1);
    expect(found(bucket)).toMatchObject({
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      VersioningConfiguration: { Status: 'Enabled' },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  test('refuses what does not come over TLS, and grants nobody anything by a policy of its own', () => {
    const statements = resourcesOf(template, 'AWS::S3::BucketPolicy').flatMap(
      ([, { Properties }]) => (Properties.PolicyDocument as { Statement: { Effect: string }[] }).Statement,
    );
    expect(new Set(statements.map(({ Effect }) => Effect))).toEqual(new Set(['Deny']));
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"');
  });

  test('takes a browser’s form from any page, and lets it read what it has an address for', () => {
    expect(found(bucket).CorsConfiguration).toEqual({
      CorsRules: [
        expect.objectContaining({
          AllowedMethods: ['GET', 'HEAD', 'POST'],
          AllowedOrigins: ['*'],
          AllowedHeaders: ['*'],
        }),
      ],
    });
  });

  test('forgets after a day what was never finished, after eight what was exported, after seven what was deleted', () => {
    const { Rules } = found(bucket).LifecycleConfiguration as { Rules: Record<string, unknown>[] };
    const expiring = Rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined);
    expect(expiring).toEqual([
      expect.objectContaining({ Prefix: 'pending/', ExpirationInDays: 1 }),
      expect.objectContaining({ Prefix: 'exports/', ExpirationInDays: 8 }),
    ]);
    const rest = Rules.filter((rule) => !expiring.includes(rule));
    expect(rest).toEqual([expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 7 } })]);
  });

  test('stays when the stack goes, unless the stage was declared ephemeral', () => {
    expect(bucket?.[1].DeletionPolicy).toBe('RetainExceptOnCreate');
    const [ephemeral] = resourcesOf(templateWith({ ephemeral: true }, functions), 'AWS::S3::Bucket');
    expect(ephemeral?.[1].DeletionPolicy).toBe('Delete');
  });
});

describe('with its objects', () => {
  test('who shows files reads what is served, and nothing that was never looked at', () => {
    expect(mayDo('shows')).toEqual(['s3:GetObject files/*']);
    expect(mayDo('faces')).toEqual(['s3:GetObject people/*']);
  });

  test('who stores them reads and writes, and deletes what was served', () => {
    expect(mayDo('stores').toSorted()).toEqual([
      's3:DeleteObject files/*',
      's3:GetObject files/*',
      's3:GetObject pending/*',
      's3:PutObject files/*',
      's3:PutObject pending/*',
    ]);
    expect(mayDo('sits').toSorted()).toEqual([
      's3:DeleteObject people/*',
      's3:GetObject pending/people/*',
      's3:GetObject people/*',
      's3:PutObject pending/people/*',
      's3:PutObject people/*',
    ]);
  });

  test('who removes them does nothing else', () => {
    expect(mayDo('removes').toSorted()).toEqual([
      's3:DeleteObject exports/*',
      's3:DeleteObject files/*',
      's3:DeleteObject pending/*',
      's3:DeleteObject people/*',
    ]);
  });

  test('who makes exports writes them and throws them away, and who leads to them reads them and does too', () => {
    expect(mayDo('exports').toSorted()).toEqual(['s3:DeleteObject exports/*', 's3:PutObject exports/*']);
    expect(mayDo('leads').toSorted()).toEqual(['s3:DeleteObject exports/*', 's3:GetObject exports/*']);
  });

  test('what the rule packs are told of a function’s wildcards is what it may do, and no more', () => {
    const stack = stackWith({}, functions);
    const made = acknowledgements(stack);
    const told = (name: string) =>
      made
        .filter(({ path }) => path === `${stack.node.path}/${name}-function/Role`)
        .flatMap(({ id }) => /<Media\w+\.Arn>\/(.+)\]$/.exec(id)?.[1] ?? []);
    const may = (name: string) => new Set(mayDo(name).flatMap((one) => one.split(' ')[1] ?? []));
    for (const name of ['shows', 'faces', 'stores', 'sits', 'leads', 'exports', 'removes', 'system'])
      expect([name, told(name).toSorted()]).toEqual([name, [...may(name)].toSorted()]);
  });

  test('everybody else has nothing to do', () => {
    expect(mayDo('system')).toEqual([]);
    expect(mayDo('tokenkeys')).toEqual([]);
  });
});
