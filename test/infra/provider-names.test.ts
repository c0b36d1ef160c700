import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROVIDER_SECRETS } from '../../infra/secrets/provider-secrets.ts';
import type { PaymentProviderName } from '../../shared/commerce/payments/registry.ts';
import type { EmailProviderName } from '../../shared/delivery/email/registry.ts';
import type { TranscodingProviderName } from '../../shared/media/transcoding/registry.ts';
import type { TranscriptionProviderName } from '../../shared/media/transcription/registry.ts';

const root = join(import.meta.dirname, '..', '..');

const sources = ['bin', 'functions', 'infra', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
);

/** The name in any case, the files that may contain it, and the folders that are searched. */
interface Provider {
  readonly word: RegExp;
  readonly allowed: RegExp;
  readonly folders?: RegExp;
}

/** The stand-ins, where the local stack sets their addresses, and where an operator gets new credentials. */
const LOCAL =
  'infra/local/(?:payments/|secrets/callback-secrets|stand-in-paths|aws/services|resources/functions)|^bin/ops/rotate/rotations';

type ProviderName = PaymentProviderName | EmailProviderName | TranscriptionProviderName | TranscodingProviderName;

const PROVIDERS: Readonly<Record<ProviderName, Provider>> = {
  stripe: {
    word: /stripe/i,
    allowed: new RegExp(
      `payments/(?:stripe/|(?:registry|clients|callbacks)\\.ts$)|^${LOCAL}|^infra/bundle/replacements|^bin/verify/areas/automations`,
    ),
  },
  assemblyai: {
    word: /assembly_?ai/i,
    allowed: new RegExp(
      `transcription/(?:assemblyai/|(?:registry|clients|callbacks)\\.ts$)|^${LOCAL}|^infra/local/aws/assemblyai|^shared/api/not-acting`,
    ),
  },
  mediaconvert: {
    word: /media_?convert/i,
    allowed: new RegExp(
      `transcoding/(?:mediaconvert/|(?:registry|clients)\\.ts$)|^${LOCAL}|^infra/local/aws/mediaconvert`,
    ),
  },
  resend: {
    word: /\bResend\b(?! a )|[rR]esend(?:Callback|Effect|Reports|Secret)|RESEND_(?:SECRET|STATUSES)|'resend-/,
    allowed:
      /email\/(?:resend\/|(?:registry|callbacks|reports)\.ts$)|^infra\/local\/secrets\/callback-secrets|^bin\/ops\/rotate\/rotations/,
  },
  ses: {
    word: /\bses\b|\bSES\b|sesv2|\bSns\b/i,
    allowed: /email\/(?:ses\/|(?:registry|senders|callbacks|reports)\.ts$)|^functions\/canary\/account/,
    folders: /^(?:functions|shared)\//,
  },
};

/** The names and declarations of every `…_PROVIDERS`, whichever ports there are. */
const registered = async (): Promise<readonly (readonly [name: string, declaration: object])[]> => {
  const registries = sources.filter((file) =>
    /^export const \w+_PROVIDERS = /m.test(readFileSync(join(root, file), 'utf8')),
  );
  const modules: readonly object[] = await Promise.all(registries.map((file) => import(join(root, file))));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, providers]) =>
      name.endsWith('_PROVIDERS') ? Object.entries(providers) : [],
    ),
  );
};

test('the name of every registered provider is checked', async () => {
  const names = (await registered()).map(([name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(PROVIDERS).toSorted());
});

test('the stack creates every secret that a registered provider declares, and no other', async () => {
  const secrets = (await registered()).flatMap(([, declaration]) => Object.values(declaration).flat());
  const declared = secrets.filter((secret) => typeof secret === 'object' && secret !== null && 'variable' in secret);
  expect(declared.length).toBeGreaterThan(3);
  expect(new Set(PROVIDER_SECRETS)).toEqual(new Set(declared));
});

test.each(Object.entries(PROVIDERS))(
  '%s is named only in its adapter, the registries and its stand-in',
  (_, { word, allowed, folders = /./ }) => {
    const naming = sources.filter((file) => folders.test(file) && word.test(readFileSync(join(root, file), 'utf8')));
    expect(naming.filter((file) => allowed.test(file)).length).toBeGreaterThan(3);
    expect(naming.filter((file) => !allowed.test(file))).toEqual([]);
  },
);
