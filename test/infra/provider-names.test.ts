import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const sources = ['bin', 'functions', 'infra', 'shared'].flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => join(layer, file)),
);

/** The name in any case, the files that may contain it, and the folders that are searched. */
interface Provider {
  readonly word: RegExp;
  readonly allowed: RegExp;
  readonly layers?: RegExp;
}

const LOCAL = 'infra/local/(?:payments/|aws/services|resources/functions)';

const PROVIDERS: Readonly<Record<string, Provider>> = {
  stripe: {
    word: /stripe/i,
    allowed: /payments\/(?:stripe\/|(?:registry|clients|callbacks)\.ts$)|^infra\/(?:local\/payments\/|replacements)/,
  },
  assemblyai: {
    word: /assembly_?ai/i,
    allowed: new RegExp(
      `transcription/(?:assemblyai/|(?:registry|clients|callbacks)\\.ts$)|^${LOCAL}|^infra/local/aws/assemblyai`,
    ),
  },
  mediaconvert: {
    word: /media_?convert/i,
    allowed: new RegExp(
      `transcoding/(?:mediaconvert/|(?:registry|clients)\\.ts$)|^${LOCAL}|^infra/local/aws/mediaconvert`,
    ),
  },
  resend: {
    word: /\bResend\b(?! a )|resend(?:Callback|Effect)|RESEND_(?:SECRET|STATUSES)|'resend-/,
    allowed: /email\/(?:resend\/|(?:registry|callbacks|reports)\.ts$)/,
  },
  ses: {
    word: /\bses\b|\bSES\b|sesv2|\bSns\b/i,
    allowed: /email\/(?:ses\/|(?:registry|senders|callbacks|reports)\.ts$)/,
    layers: /^(?:functions|shared)\//,
  },
};

test.each(Object.entries(PROVIDERS))(
  '%s is named only in its adapter, the registries and its stand-in',
  (_, { word, allowed, layers = /./ }) => {
    const naming = sources.filter((file) => layers.test(file) && word.test(readFileSync(join(root, file), 'utf8')));
    expect(naming.filter((file) => allowed.test(file)).length).toBeGreaterThan(3);
    expect(naming.filter((file) => !allowed.test(file))).toEqual([]);
  },
);
