import * as z from 'zod';
import { described } from '#docs';
import { MAX_POSITION } from '../../platform/positions/make-room.ts';
import { singleLine } from '../../platform/text/single-line.ts';

/** After the platform's defaults. */
const DEFAULT_POSITION = 100;

const fields = {
  label: singleLine(z.string().trim().min(1).max(100)).meta(described('The text that members choose.')),
  is_active: z.boolean(),
  position: z.int().min(0).max(MAX_POSITION),
};

export const ReportReasonInput = z.object({
  label: fields.label,
  is_active: fields.is_active.default(true),
  position: fields.position.default(DEFAULT_POSITION),
});

export const ReportReasonChange = z.object(fields).partial();
