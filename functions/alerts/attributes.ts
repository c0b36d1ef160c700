import * as z from 'zod';

/** The attributes that both kinds of alert have. */
export const alertAttributes = {
  alert_type: z.string(),
  payload: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
  resolved_at: z.iso.datetime().nullable(),
  resolved_by: z.string().nullable(),
};

/** Only open alerts are listed; asking for others is refused, not answered with nothing. */
export const openOnly = { status: z.enum(['open']).default('open') };
