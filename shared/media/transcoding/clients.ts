import { mediaConvert } from './mediaconvert/client.ts';
import type { ConnectTranscoding } from './provider.ts';
import type { TranscodingProviderName } from './registry.ts';

/** The client of each provider. */
export const TRANSCODING_CLIENTS: Readonly<Record<TranscodingProviderName, ConnectTranscoding>> = {
  mediaconvert: mediaConvert,
};
