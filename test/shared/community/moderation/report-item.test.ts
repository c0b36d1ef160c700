import { expect, test } from 'vitest';
import * as z from 'zod';
import { queuePrefix, REPORT_STATUSES, reportId } from '../../../../shared/community/moderation/report-item.ts';

test('a contact has one report per target, with a UUID as its id', () => {
  const id = reportId('t', 'c', 'comment', 'x');
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(reportId('t', 'c', 'comment', 'x')).toBe(id);
  const others = [
    reportId('u', 'c', 'comment', 'x'),
    reportId('t', 'd', 'comment', 'x'),
    reportId('t', 'c', 'message', 'x'),
    reportId('t', 'c', 'comment', 'y'),
  ];
  expect(new Set([id, ...others]).size).toBe(5);
});

test('open reports are first in the queue', () => {
  const places = REPORT_STATUSES.map(queuePrefix);
  expect(places).toEqual([...places].sort());
  expect(places[0]).toBe(queuePrefix('open'));
});
