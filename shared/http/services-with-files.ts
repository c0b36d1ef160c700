import type { Environment } from '../config.ts';
import { fileUrls } from '../media/file-urls.ts';
import { connect, type Services } from './services.ts';

/** The services of a function that shows files: it may read files or portraits. */
export const connectWithFiles = (environment: Environment): Services => ({
  ...connect(environment),
  files: fileUrls(environment),
});
