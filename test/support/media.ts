/** The environment of a function with files. The bucket does not exist. */
export const MEDIA_ENVIRONMENT = {
  MEDIA_BUCKET: 'test-media',
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'AKIATEST',
  AWS_SECRET_ACCESS_KEY: 'test-secret',
  AWS_SESSION_TOKEN: 'test-session',
} as const;
