import * as z from 'zod';
import { singleLine } from '../../../platform/text/single-line.ts';

export const TagName = singleLine(z.string().trim().min(1).max(80));
