import { requiredText } from '../../../platform/text/visible.ts';
import { MAX_COMPARED } from './person-place.ts';

/** The beginning of a name or an email address, as a filter takes it. */
export const Beginning = requiredText(MAX_COMPARED);
