import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundle, readMetafile } from '../../../infra/bundle/bundle.ts';
import { notices } from '../../../infra/bundle/notice.ts';
import { deployedPackages } from '../../../infra/release/packages.ts';
import { deployedSbom, type Sbom } from '../../../infra/release/sbom.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const component = (ref: string) => ({
  'bom-ref': ref,
  properties: [
    { name: 'cdx:npm:package:development', value: 'true' },
    { name: 'kept', value: 'yes' },
  ],
});

const whole: Sbom = {
  metadata: { component: { 'bom-ref': 'service@1.0.0', name: 'the-folder' } },
  components: ['zod@4.0.0', 'jose@6.0.0', 'vitest@5.0.0'].map(component),
  dependencies: [
    { ref: 'service@1.0.0', dependsOn: ['zod@4.0.0', 'vitest@5.0.0'] },
    { ref: 'zod@4.0.0', dependsOn: ['vitest@5.0.0'] },
    { ref: 'vitest@5.0.0', dependsOn: [] },
  ],
};

describe('the SBOM of the deployed functions', () => {
  test('lists the bundled packages and their dependencies, without the tools', () => {
    const { metadata, components, dependencies } = deployedSbom(whole, 'service', new Set(['zod@4.0.0', 'jose@6.0.0']));
    expect(metadata.component.name).toBe('service');
    expect(components.map((one) => one['bom-ref'])).toEqual(['zod@4.0.0', 'jose@6.0.0']);
    expect(dependencies).toEqual([
      { ref: 'service@1.0.0', dependsOn: ['zod@4.0.0'] },
      { ref: 'zod@4.0.0', dependsOn: [] },
    ]);
  });

  test('does not call a bundled package a development dependency', () => {
    const [zod] = deployedSbom(whole, 'service', new Set(['zod@4.0.0'])).components;
    expect(zod?.properties).toEqual([{ name: 'kept', value: 'yes' }]);
  });

  test('is refused if npm does not list a bundled package', () => {
    expect(() => deployedSbom(whole, 'service', new Set(['uuid@14.0.0']))).toThrow('uuid@14.0.0');
  });
});

describe('the packages of the bundles', () => {
  let packages: ReadonlySet<string>;
  let notice: string;

  beforeAll(async () => {
    await bundle();
    const outputs = Object.values((await readMetafile()).outputs);
    packages = await deployedPackages(root, outputs);
    notice = await notices(root)('service', outputs);
  });

  test('are those of the functions, and no tool is among them', () => {
    const names = [...packages].map((one) => one.slice(0, one.lastIndexOf('@')));
    for (const name of ['zod', 'jose', '@middy/core', '@aws-sdk/client-dynamodb']) expect(names).toContain(name);
    for (const name of ['vitest', 'aws-cdk-lib', 'esbuild', 'typescript']) expect(names).not.toContain(name);
  });

  test('are the packages of the joined NOTICE', () => {
    for (const one of packages) {
      const at = one.lastIndexOf('@');
      expect(notice).toContain(`${one.slice(0, at)} ${one.slice(at + 1)} (`);
    }
    expect(notice.startsWith('The service includes the following third-party packages.')).toBe(true);
  });
});
