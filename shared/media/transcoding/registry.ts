import { mediaconvert } from './mediaconvert/declaration.ts';
import type { TranscodingDeclaration } from './provider.ts';

/** The transcoding providers, by the name that stored rows use. Loads no adapter. */
export const TRANSCODING_PROVIDERS = { mediaconvert } as const satisfies Readonly<
  Record<string, TranscodingDeclaration>
>;

export type TranscodingProviderName = keyof typeof TRANSCODING_PROVIDERS;

/** The provider of new transcodes. */
export const DEFAULT_TRANSCODING_PROVIDER: TranscodingProviderName = 'mediaconvert';
