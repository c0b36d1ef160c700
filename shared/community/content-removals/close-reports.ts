import type { RemovedKind } from '../../hubs/people/content-removals/content-removal-item.ts';
import { hubOf } from '../../platform/db/key.ts';
import { reportCaseId } from '../moderation/report-case-item.ts';
import { reportCases } from '../moderation/report-cases.ts';
import type { ReportTargetType } from '../moderation/report-item.ts';
import type { RemovalContext } from './removal-context.ts';

/** The target type under which content of a kind is reported. */
const REPORTED_AS: Readonly<Record<RemovedKind, ReportTargetType | undefined>> = {
  discussions: 'discussion',
  comments: 'comment',
  messages: 'message',
  reactions: undefined,
};

const NOTE = { hide: 'Hidden with the ban of its author.', delete: 'Deleted with the ban of its author.' } as const;

/** Resolves the open report case of removed content, if it has one. */
export const closeReports = async (
  { db, removal, actor, now }: RemovalContext,
  kind: RemovedKind,
  target_id: string,
): Promise<void> => {
  const target_type = REPORTED_AS[kind];
  if (!target_type) return;
  const hub = hubOf(removal);
  const decision = { status: 'resolved', resolution_note: NOTE[removal.action] } as const;
  await reportCases(db, hub).close(reportCaseId(hub, { target_type, target_id }), { decision, actor, now });
};
