import * as z from 'zod';
import { singleLine } from '../../platform/text/single-line.ts';

/** What a person is called. */
export const PersonName = singleLine(z.string().trim().min(1).max(120));
