import * as z from 'zod';

/** The CloudWatch embedded metric format, as its specification defines a valid document. */
const Metadata = z.strictObject({
  Timestamp: z.int().positive(),
  CloudWatchMetrics: z
    .array(
      z.strictObject({
        Namespace: z.string().min(1).max(1024),
        Dimensions: z.array(z.array(z.string().min(1).max(250)).max(30)).min(1),
        Metrics: z
          .array(
            z.strictObject({
              Name: z.string().min(1).max(1024),
              Unit: z.enum(['Count', 'Milliseconds', 'Seconds', 'None']).optional(),
              StorageResolution: z.literal([1, 60]).optional(),
            }),
          )
          .min(1)
          .max(100),
      }),
    )
    .min(1),
});

/** Why a log line is not a valid document of the embedded metric format; empty for a valid line, or one without metrics. */
export const emfProblems = (line: Readonly<Record<string, unknown>>): readonly string[] => {
  if (!('_aws' in line)) return [];
  const parsed = Metadata.safeParse(line._aws);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  return parsed.data.CloudWatchMetrics.flatMap(({ Dimensions, Metrics }) => [
    ...Dimensions.flat().flatMap((key) =>
      typeof line[key] === 'string' && line[key] !== '' ? [] : [`the dimension ${key} is not a text`],
    ),
    ...Metrics.flatMap(({ Name }) => (Number.isFinite(line[Name]) ? [] : [`the metric ${Name} is not a number`])),
  ]);
};

/** The metrics of a line, each with its sets of dimensions. */
export const metricsIn = (line: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[][]>> =>
  Object.fromEntries(
    ('_aws' in line ? Metadata.parse(line._aws).CloudWatchMetrics : []).flatMap(({ Dimensions, Metrics }) =>
      Metrics.map(({ Name }) => [Name, Dimensions] as const),
    ),
  );
