import { expect, test } from 'vitest';
import { DROPPED, KEPT, softDelete, TIME_OF_DELETION } from '../../../../shared/platform/db/soft-delete.ts';

interface Note {
  readonly id: string;
  readonly body: string | null;
  readonly tags: readonly string[];
  readonly place?: string;
  readonly deleted_at: string | null;
}

test('a soft delete writes only the cleared fields and removes the dropped optional fields', () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const fields = { id: KEPT, body: null, tags: [], place: DROPPED, deleted_at: TIME_OF_DELETION } as const;
  expect(softDelete<Note>(fields, at)).toEqual({
    set: { body: null, tags: [], deleted_at: '2026-01-02T03:04:05.678Z' },
    remove: ['place'],
  });
});
