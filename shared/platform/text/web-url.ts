import * as z from 'zod';

const MAX_URL = 2048;

/** Whether a text is an absolute http or https URL. */
export const isWebUrl = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** An http or https URL, so that no client that links to it or loads it runs a script. */
export const webUrl = () => z.string().trim().max(MAX_URL).refine(isWebUrl, 'Must be an http or https URL.');
