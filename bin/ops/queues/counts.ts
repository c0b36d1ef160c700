import { GetMetricDataCommand, type GetMetricDataCommandInput } from '@aws-sdk/client-cloudwatch';
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import type { Clients } from '../clients.ts';

/** The approximate number of messages of a queue. */
interface Counts {
  readonly arn: string;
  readonly visible: number;
  readonly inFlight: number;
  readonly delayed: number;
}

const NUMBERS = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const;

export const countsOf = async ({ sqs }: Clients, QueueUrl: string): Promise<Counts> => {
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn', ...NUMBERS] }),
  );
  const [visible = 0, inFlight = 0, delayed = 0] = NUMBERS.map((name) => Number(Attributes[name] ?? 0));
  return { arn: Attributes.QueueArn ?? '', visible, inFlight, delayed };
};

export const totalOf = ({ visible, inFlight, delayed }: Counts): number => visible + inFlight + delayed;

const queueNameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

const WINDOW_MS = 5 * 60_000;

const queryOf = (QueueName: string, at: number) => ({
  Id: `q${at}`,
  MetricStat: {
    Metric: {
      Namespace: 'AWS/SQS',
      MetricName: 'ApproximateAgeOfOldestMessage',
      Dimensions: [{ Name: 'QueueName', Value: QueueName }],
    },
    Period: 60,
    Stat: 'Maximum',
  },
});

/**
 * The age of the oldest message of each queue in seconds, as CloudWatch reported it in the last minutes; `undefined`
 * for a queue without reports. Receiving a message to see its age would count as an attempt.
 */
export const oldestAges = async (
  { cloudWatch }: Clients,
  urls: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const input: GetMetricDataCommandInput = {
    StartTime: new Date(now.getTime() - WINDOW_MS),
    EndTime: now,
    MetricDataQueries: urls.map((url, at) => queryOf(queueNameOf(url), at)),
  };
  const { MetricDataResults = [] } = await cloudWatch.send(new GetMetricDataCommand(input));
  const found = MetricDataResults.flatMap(({ Id = '', Values = [] }) => {
    const url = urls[Number(Id.slice(1))];
    const [newest] = Values;
    return url !== undefined && newest !== undefined ? [[url, newest] as const] : [];
  });
  return new Map(found);
};
