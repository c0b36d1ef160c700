/** The section of the documentation about an error code. */
export const aboutError = (code: string): string => `/docs/errors#${code}`;
