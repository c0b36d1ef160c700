import * as z from 'zod';
import { singleLine } from '../../platform/text/single-line.ts';

/** The display name of a person. */
export const PersonName = singleLine(z.string().trim().min(1).max(120));
