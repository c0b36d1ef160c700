import * as z from 'zod';
import { singleLine } from '../../platform/text/single-line.ts';

export const AutomationName = singleLine(z.string().trim().min(1).max(255));
