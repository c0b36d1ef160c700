/** The path prefix of S3 on the common endpoint. */
export const S3_PATH = '/s3/';

/** The path prefix under which the stand-in serves AssemblyAI's API. */
export const ASSEMBLYAI_PATH = '/assemblyai';

/** The prefix of the paths of the WebSockets' management API. */
export const SOCKETS_PATH = '/_execute-api';

/** The origin of each payment provider's stand-in, by the variable that its adapter reads. */
export const paymentOrigins = (origin: string): Readonly<Record<string, string>> => ({ STRIPE_API_ORIGIN: origin });
