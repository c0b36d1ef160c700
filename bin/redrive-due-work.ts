import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { table } from '../shared/platform/db/table.ts';
import { command } from './redrive/command.ts';
import { redriveDueWork } from './redrive/due-work.ts';

/** The credentials and region of the AWS CLI, which reads another variable for the region than the client. */
const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
const region = AWS_REGION ?? AWS_DEFAULT_REGION;

await command(
  "bin/redrive-due-work.ts <name of the table> '<partition that ends in #ASIDE>'",
  (name, partition) => {
    const client = new DynamoDBClient({ maxAttempts: 10, ...(region && { region }) });
    return redriveDueWork(table(client, name), partition, new Date());
  },
  () => true,
);
