export interface ReportReason {
  readonly id: string;
  readonly hub_id: string;
  readonly label: string;
  readonly is_active: boolean;
  readonly is_default: boolean;
  readonly position: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const SINCE = '2026-01-01T00:00:00.000Z';

const LABELS = [
  ['019b7000-0000-7000-8000-000000000001', 'Spam or advertising'],
  ['019b7000-0000-7000-8000-000000000002', 'Harassment or bullying'],
  ['019b7000-0000-7000-8000-000000000003', 'Hate speech'],
  ['019b7000-0000-7000-8000-000000000004', 'Violence or threats'],
  ['019b7000-0000-7000-8000-000000000005', 'Nudity or sexual content'],
  ['019b7000-0000-7000-8000-000000000006', 'False or misleading information'],
  ['019b7000-0000-7000-8000-000000000007', 'Something else'],
] as const;

/** The platform's default reasons. Every hub has them with the same ids; they cannot be changed. */
export const defaultReasons = (hub_id: string): readonly ReportReason[] =>
  LABELS.map(([id, label], position) => ({
    id,
    hub_id,
    label,
    is_active: true,
    is_default: true,
    position,
    created_at: SINCE,
    updated_at: SINCE,
  }));

export const isDefaultReason = (id: string): boolean => LABELS.some(([known]) => known === id);
