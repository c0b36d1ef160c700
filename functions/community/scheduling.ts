/** Whether the time of a scheduled publication is in the past. */
export const isPast = (
  { status, scheduled_at }: { readonly status?: string | undefined; readonly scheduled_at: string | null },
  now: Date,
): boolean =>
  scheduled_at !== null && (status ?? 'scheduled') === 'scheduled' && Date.parse(scheduled_at) <= now.getTime();
