import { fileUrls } from '../media/files/file-urls.ts';
import type { Environment } from '../platform/runtime/config.ts';
import { connect, type Services } from './services.ts';

/** The services of a function that signs URLs of files or avatars. */
export const connectWithFiles = (environment: Environment): Services => ({
  ...connect(environment),
  files: fileUrls(environment),
});
