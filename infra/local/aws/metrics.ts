import type { Queues } from '../engines/queues.ts';
import { arrayOf, objectOf, stringOf } from '../json.ts';
import { type AwsService, jsonService } from '../protocol/request.ts';

const OLDEST = 'ApproximateAgeOfOldestMessage';

/** CloudWatch: the age of a queue's oldest message in seconds. There are no other metrics here. */
export const cloudWatch = (queues: Queues): AwsService =>
  jsonService({
    GetMetricData({ MetricDataQueries }) {
      const results = arrayOf(MetricDataQueries).map((query) => {
        const { Id = '', MetricStat } = objectOf(query);
        const { MetricName, Dimensions } = objectOf(objectOf(MetricStat).Metric);
        const queue = arrayOf(Dimensions)
          .map(objectOf)
          .find(({ Name }) => Name === 'QueueName');
        const age = MetricName === OLDEST ? queues.oldestAge(stringOf(queue?.Value)) : undefined;
        return {
          Id,
          Label: MetricName ?? '',
          StatusCode: 'Complete',
          Timestamps: [],
          Values: age === undefined ? [] : [age],
        };
      });
      return { MetricDataResults: results };
    },
  });
