import { admitting } from '../../shared/api/admitted.ts';
import { admitContent } from '../../shared/engagement/content/admit-content.ts';

/** The node where it is there for the caller; else why not. */
export const admittedContent = admitting(admitContent);
