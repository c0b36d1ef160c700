import * as z from 'zod';

export const AutomationName = z.string().trim().min(1).max(255);
