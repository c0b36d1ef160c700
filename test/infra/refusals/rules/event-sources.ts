import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { allowedTo, type Found, ofType, referred, referredIn, type Synthesized } from '../support/template.ts';

const MAPPING = 'AWS::Lambda::EventSourceMapping';

const queueOf = ({ properties }: Found, all: Synthesized): Found | undefined => {
  const source = referredIn(all, properties.EventSourceArn);
  return source?.type === 'AWS::SQS::Queue' ? source : undefined;
};

/** The name and the qualifier at the end of a function's name or ARN. */
const NAMED = /(?:^|:function:)([\w-]+)(?::([\w-]+))?$/;

const namedBy = (value: unknown) => {
  const last = typeof value === 'string' ? value : arrayOf(arrayOf(objectOf(value)['Fn::Join'])[1]).at(-1);
  const [, name, qualifier] = NAMED.exec(stringOf(last)) ?? [];
  return { name, qualifier };
};

/** The function that a value names: by a reference to it or to its alias, by its name or by its ARN. */
export const functionOf = (value: unknown, all: Synthesized): Found | undefined => {
  const { name } = namedBy(value);
  if (name !== undefined)
    return ofType(all, 'AWS::Lambda::Function').find(({ properties }) => properties.FunctionName === name);
  const named = referredIn(all, value);
  return named?.type === 'AWS::Lambda::Function' || named === undefined
    ? named
    : referredIn(all, named.properties.FunctionName);
};

/** The alias that a value names, or `$LATEST`. */
export const qualifierOf = (value: unknown, all: Synthesized): string => {
  const named = referredIn(all, value);
  if (named?.type === 'AWS::Lambda::Alias') return stringOf(named.properties.Name);
  return namedBy(value).qualifier ?? '$LATEST';
};

const roleOf = (one: Found | undefined, all: Synthesized): Found | undefined => referredIn(all, one?.properties.Role);

/** Whether the role allows the action on the resource with this logical id. */
export const mayOn = (worker: Found | undefined, all: Synthesized, action: string, id: string): boolean =>
  allowedTo(roleOf(worker, all)).some(
    ({ actions, resources }) => actions.includes(action) && resources.some((one) => referred(one) === id),
  );

const RECEIVES = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
const READS = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action}`);

const filtersOf = ({ properties }: Found) =>
  arrayOf(objectOf(properties.FilterCriteria).Filters).map((filter) => stringOf(objectOf(filter).Pattern));

const onQueue = (Properties: JsonObject, queue: JsonObject = {}) =>
  templateOf({
    Queue: resource('AWS::SQS::Queue', queue),
    Worker: resource('AWS::Lambda::Function', { Timeout: 30 }),
    Broken: resource(MAPPING, {
      EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] },
      FunctionName: { Ref: 'Worker' },
      ...Properties,
    }),
  });

const GUIDE = 'Lambda Developer Guide';

export const EVENT_SOURCE_RULES: readonly Refusal[] = [
  {
    rule: 'an event source has at most five filters, each a JSON pattern of at most 4,096 characters',
    source: `${GUIDE}, "Control which events Lambda sends to your function": event filtering basics`,
    problems: each(MAPPING, (mapping) => [
      ...unless(filtersOf(mapping).length <= 5, `${filtersOf(mapping).length} filters`),
      ...filtersOf(mapping).flatMap((pattern) => [
        ...unless(pattern.length <= 4_096, `a pattern has ${pattern.length} characters`),
        ...unless(typeof JSON.parse(pattern) === 'object', 'a pattern is not an object'),
      ]),
    ]),
    broken: onQueue({ FilterCriteria: { Filters: [{ Pattern: JSON.stringify({ body: ['x'.repeat(4_096)] }) }] } }),
  },
  {
    rule: 'the maximum concurrency of a queue’s event source is from 2 to 1,000, and only queues have one',
    source: `${GUIDE}, "Configuring scaling behavior for SQS event source mappings": maximum concurrency`,
    problems: each(MAPPING, (mapping, all) => {
      const { MaximumConcurrency } = objectOf(mapping.properties.ScalingConfig);
      return [
        ...within('MaximumConcurrency', MaximumConcurrency, 2, 1_000),
        ...unless(MaximumConcurrency === undefined || queueOf(mapping, all) !== undefined, 'the source is not a queue'),
      ];
    }),
    broken: onQueue({ ScalingConfig: { MaximumConcurrency: 1 } }),
  },
  {
    rule: 'a batch of more than ten messages waits for at least a second, and batches are in range',
    source: `${GUIDE}, "Creating and configuring an Amazon SQS event source mapping": batch size and batch window`,
    problems: each(MAPPING, (mapping, all) => {
      const { BatchSize = 10, MaximumBatchingWindowInSeconds = 0 } = mapping.properties;
      const queue = queueOf(mapping, all);
      const most = queue?.properties.FifoQueue === true ? 10 : 10_000;
      return [
        ...within('BatchSize', BatchSize, 1, most),
        ...within('MaximumBatchingWindowInSeconds', MaximumBatchingWindowInSeconds, 0, 300),
        ...unless(!queue || Number(BatchSize) <= 10 || Number(MaximumBatchingWindowInSeconds) >= 1, 'no batch window'),
      ];
    }),
    broken: onQueue({ BatchSize: 11 }),
  },
  {
    rule: 'a queue’s visibility timeout is at least its function’s timeout, which AWS refuses, and six times as long',
    source: `${GUIDE}, "Creating and configuring an Amazon SQS event source mapping": configuring a queue`,
    problems: each(MAPPING, (mapping, all) => {
      const queue = queueOf(mapping, all);
      const worker = functionOf(mapping.properties.FunctionName, all);
      if (!queue) return [];
      const [visible, timeout] = [queue.properties.VisibilityTimeout ?? 30, worker?.properties.Timeout ?? 3];
      return [
        ...unless(worker !== undefined, 'the function is not in the template'),
        ...unless(Number(visible) >= 6 * Number(timeout), `${visible} seconds for a function of ${timeout}`),
      ];
    }),
    broken: onQueue({}, { VisibilityTimeout: 60 }),
  },
  {
    rule: 'a queue’s message has at least five attempts, so that throttled ones do not end in the dead-letter queue',
    source: `${GUIDE}, "Creating and configuring an Amazon SQS event source mapping": maxReceiveCount of the source queue`,
    problems: each(MAPPING, (mapping, all) => {
      const queue = queueOf(mapping, all);
      const { maxReceiveCount } = objectOf(queue?.properties.RedrivePolicy);
      return unless(!queue || Number(maxReceiveCount) >= 5, `maxReceiveCount is ${maxReceiveCount}`);
    }),
    broken: onQueue({}, { VisibilityTimeout: 180, RedrivePolicy: { maxReceiveCount: 3 } }),
  },
  {
    rule: 'a queue’s event source has no settings of streams, and a stream’s has its own in range',
    source: 'Lambda API reference, CreateEventSourceMapping',
    problems: each(MAPPING, (mapping, all) => {
      const { properties } = mapping;
      const ofStreams = ['StartingPosition', 'BisectBatchOnFunctionError', 'MaximumRetryAttempts', 'DestinationConfig'];
      if (queueOf(mapping, all)) return ofStreams.filter((name) => properties[name] !== undefined);
      const age = properties.MaximumRecordAgeInSeconds;
      return [
        ...unless(properties.StartingPosition !== undefined, 'no StartingPosition'),
        ...within('MaximumRetryAttempts', properties.MaximumRetryAttempts, -1, 10_000),
        ...(age === -1 ? [] : within('MaximumRecordAgeInSeconds', age, 60, 604_800)),
        ...within('ParallelizationFactor', properties.ParallelizationFactor, 1, 10),
      ];
    }),
    broken: onQueue({ StartingPosition: 'LATEST' }),
  },
  {
    rule: 'the role of the function may read its event source; otherwise the mapping is not created',
    source: `${GUIDE}, "Using Lambda with Amazon SQS": execution role permissions; "with Amazon DynamoDB": the same`,
    problems: each(MAPPING, (mapping, all) => {
      const source = referredIn(all, mapping.properties.EventSourceArn);
      const worker = functionOf(mapping.properties.FunctionName, all);
      const needed = source?.type === 'AWS::SQS::Queue' ? RECEIVES : READS;
      return needed.filter((action) => !mayOn(worker, all, action, source?.id ?? ''));
    }),
    broken: onQueue({}, { VisibilityTimeout: 180, RedrivePolicy: { maxReceiveCount: 5 } }),
  },
  {
    rule: 'the role of a stream’s function may send to its failure destination; otherwise the mapping is not created',
    source: `${GUIDE}, "Retain discarded batch records": required permissions`,
    problems: each(MAPPING, ({ properties }, all) => {
      const { Destination } = objectOf(objectOf(properties.DestinationConfig).OnFailure);
      const worker = functionOf(properties.FunctionName, all);
      return unless(Destination === undefined || mayOn(worker, all, 'sqs:SendMessage', referred(Destination)), 'no');
    }),
    broken: onQueue({ DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Queue', 'Arn'] } } } }),
  },
];
