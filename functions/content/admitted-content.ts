import { admitContent } from '../../shared/content/admit-content.ts';
import { admitting } from '../../shared/http/admitted.ts';

/** The node where it is there for the caller; else why not. */
export const admittedContent = admitting(admitContent);
