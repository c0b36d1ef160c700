/** The sections of the documentation about errors without a code, by their status. */
export const SECTIONS_WITHOUT_CODE = {
  404: 'unknown-path',
  405: 'unsupported-method',
  422: 'validation-errors',
} as const;

const hasSection = (status: number): status is keyof typeof SECTIONS_WITHOUT_CODE =>
  Object.hasOwn(SECTIONS_WITHOUT_CODE, status);

/** The section of the documentation about an error: that of its code, or of its status without a code. */
export const aboutError = (origin: string, status: number, code?: string): string | undefined => {
  const section = code ?? (hasSection(status) ? SECTIONS_WITHOUT_CODE[status] : undefined);
  return section === undefined ? undefined : `${origin}/docs/errors#${section}`;
};
