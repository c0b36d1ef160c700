import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { CommandError, Exit, usage } from '../../hub/exit.ts';
import type { Ops } from '../ops.ts';
import type { Stage } from '../stage.ts';
import type { RestoreState } from './state.ts';
import { STREAM_MS } from './stream.ts';

const POLL_MS = 10_000;

const describe = async ({ clients }: Stage, TableName: string): Promise<TableDescription | undefined> => {
  try {
    return (await clients.dynamo.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

/** Checks that the moment can be restored, that its changes can be replayed, and that the new name is free. */
export const checkRestore = async (
  { stage, now }: Ops,
  { from, to, at, replayFrom }: RestoreState,
): Promise<string> => {
  const { ContinuousBackupsDescription } = await stage.clients.dynamo.send(
    new DescribeContinuousBackupsCommand({ TableName: from }),
  );
  const { EarliestRestorableDateTime, LatestRestorableDateTime } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (!EarliestRestorableDateTime || !LatestRestorableDateTime)
    throw new CommandError(Exit.refused, `${from} has no point-in-time recovery.`);
  const [earliest, latest] = [EarliestRestorableDateTime, LatestRestorableDateTime];
  const range = `from ${earliest.toISOString()} to ${latest.toISOString()}`;
  const moment = Date.parse(at);
  if (moment < earliest.getTime() || moment > latest.getTime())
    throw usage(`--at ${at} cannot be restored. ${from} can be restored ${range}.`);
  /* A replay of changes that the stream has lost would relay nothing, and look complete. */
  if (replayFrom !== null && now().getTime() - Date.parse(replayFrom) > STREAM_MS)
    throw usage(`The stream keeps changes for 24 hours, and ${replayFrom} is earlier. Use --no-replay.`);
  if (await describe(stage, to)) throw usage(`There is a table ${to}. Use another name with --to.`);
  return `${from} can be restored ${range}.`;
};

const untilActive = async (ops: Ops, name: string): Promise<void> => {
  const bar = ops.progress('looks at the new table');
  try {
    for (let looks = 1; ; looks += 1) {
      const table = await describe(ops.stage, name);
      bar.at(looks);
      if (table?.TableStatus === 'ACTIVE' && !table.RestoreSummary?.RestoreInProgress) return;
      await ops.wait(POLL_MS);
    }
  } finally {
    bar.end();
  }
};

/** Restores the moment into the new table and waits, minutes to hours. An interrupted run waits for the same table. */
export const restoreTable = async (ops: Ops, { from, to, at }: RestoreState): Promise<void> => {
  if (!(await describe(ops.stage, to)))
    await ops.stage.clients.dynamo.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: from,
        TargetTableName: to,
        RestoreDateTime: new Date(at),
      }),
    );
  await untilActive(ops, to);
};

/** Sets what a restored table lacks: stream, deletion protection, expiry and point-in-time recovery. Idempotent. */
export const prepareTable = async (ops: Ops, { to: TableName }: RestoreState): Promise<void> => {
  const { dynamo } = ops.stage.clients;
  const table = await describe(ops.stage, TableName);
  if (!table?.StreamSpecification?.StreamEnabled)
    await dynamo.send(
      new UpdateTableCommand({
        TableName,
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    );
  await untilActive(ops, TableName);
  if (!table?.DeletionProtectionEnabled)
    await dynamo.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  await untilActive(ops, TableName);
  const { TimeToLiveDescription } = await dynamo.send(new DescribeTimeToLiveCommand({ TableName }));
  if (!/^ENABL/.test(TimeToLiveDescription?.TimeToLiveStatus ?? ''))
    await dynamo.send(
      new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' } }),
    );
  await dynamo.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
};
