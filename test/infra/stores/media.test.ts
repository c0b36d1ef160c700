import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, test } from 'vitest';
import type { Functions } from '../../../infra/stack.ts';
import { acknowledgements } from '../support/acknowledgements.ts';
import { actionsIn, permissions } from '../support/policies.ts';
import { routeAt } from '../support/route.ts';
import { found, resourcesOf, stackWith, templateWith } from '../support/template.ts';

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
    { name: 'exports', on: { queue: 'transfers' }, uses: ['exports'] },
    { name: 'removes', on: { queue: 'removals' }, uses: ['media-removal'] },
  ],
  code: () => Code.fromInline('exports.handler = async () => ({})'),
};
const template = templateWith({}, functions);
const buckets = resourcesOf(template, 'AWS::S3::Bucket');
const [bucket] = buckets;

/** The permissions of a function on objects, as `action prefix`. */
const permissionsOf = (name: string): readonly string[] =>
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
  test('is encrypted and versioned, has one owner, and blocks public access', () => {
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

  test('rejects requests without TLS, and its policy grants nothing', () => {
    const statements = resourcesOf(template, 'AWS::S3::BucketPolicy').flatMap(
      ([, { Properties }]) => (Properties.PolicyDocument as { Statement: { Effect: string }[] }).Statement,
    );
    expect(new Set(statements.map(({ Effect }) => Effect))).toEqual(new Set(['Deny']));
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"');
  });

  test('accepts form uploads and signed reads from any origin', () => {
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

  test('expires pending uploads after 1 day, exports after 8 and deleted versions after 7', () => {
    const { Rules } = found(bucket).LifecycleConfiguration as { Rules: Record<string, unknown>[] };
    const expiring = Rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined);
    expect(expiring).toEqual([
      expect.objectContaining({ Prefix: 'pending/', ExpirationInDays: 1 }),
      expect.objectContaining({ Prefix: 'exports/', ExpirationInDays: 8 }),
    ]);
    const rest = Rules.filter((rule) => !expiring.includes(rule));
    expect(rest).toEqual([expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 7 } })]);
  });

  test('is kept when the stack is deleted, unless the stage is ephemeral', () => {
    expect(bucket?.[1].DeletionPolicy).toBe('RetainExceptOnCreate');
    const [ephemeral] = resourcesOf(templateWith({ ephemeral: true }, functions), 'AWS::S3::Bucket');
    expect(ephemeral?.[1].DeletionPolicy).toBe('Delete');
  });
});

describe('permissions on objects', () => {
  test('readers of files may read checked files, and no pending ones', () => {
    expect(permissionsOf('shows')).toEqual(['s3:GetObject files/*']);
    expect(permissionsOf('faces')).toEqual(['s3:GetObject people/*']);
  });

  test('writers may read and write files, and delete checked ones', () => {
    expect(permissionsOf('stores').toSorted()).toEqual([
      's3:DeleteObject files/*',
      's3:GetObject files/*',
      's3:GetObject pending/*',
      's3:PutObject files/*',
      's3:PutObject pending/*',
    ]);
    expect(permissionsOf('sits').toSorted()).toEqual([
      's3:DeleteObject people/*',
      's3:GetObject pending/people/*',
      's3:GetObject people/*',
      's3:PutObject pending/people/*',
      's3:PutObject people/*',
    ]);
  });

  test('the removal worker may only delete', () => {
    expect(permissionsOf('removes').toSorted()).toEqual([
      's3:DeleteObject exports/*',
      's3:DeleteObject files/*',
      's3:DeleteObject pending/*',
      's3:DeleteObject people/*',
    ]);
  });

  test('the exporter writes and deletes exports, and their reader reads and deletes them', () => {
    expect(permissionsOf('exports').toSorted()).toEqual(['s3:DeleteObject exports/*', 's3:PutObject exports/*']);
    expect(permissionsOf('leads').toSorted()).toEqual(['s3:DeleteObject exports/*', 's3:GetObject exports/*']);
  });

  test('the acknowledged wildcards of a function are exactly its permissions', () => {
    const stack = stackWith({}, functions);
    const made = acknowledgements(stack);
    const acknowledged = (name: string) =>
      made
        .filter(({ path }) => path === `${stack.node.path}/${name}-function/Role`)
        .flatMap(({ id }) => /<Media\w+\.Arn>\/(.+)\]$/.exec(id)?.[1] ?? []);
    const may = (name: string) => new Set(permissionsOf(name).flatMap((one) => one.split(' ')[1] ?? []));
    for (const name of ['shows', 'faces', 'stores', 'sits', 'leads', 'exports', 'removes', 'system'])
      expect([name, acknowledged(name).toSorted()]).toEqual([name, [...may(name)].toSorted()]);
  });

  test('no other function has permissions', () => {
    expect(permissionsOf('system')).toEqual([]);
    expect(permissionsOf('tokenkeys')).toEqual([]);
  });
});
