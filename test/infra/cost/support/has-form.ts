const REGEXP = /[.*+?^$()[\]\\|]/g;

/** Whether a key has the documented form: `{…}` matches any text, ` or ` separates alternatives. */
export const hasForm = (key: string | undefined, cell: string): boolean => {
  if (cell === '') return key === undefined;
  const forms = cell.split(' or ').map((form) => form.replaceAll('`', ''));
  const optional = forms.includes('none');
  if (key === undefined) return optional;
  return forms.some((form) =>
    new RegExp(`^${form.replace(REGEXP, '\\$&').replace(/\{[^}]+\}/g, '.+')}$`, 's').test(key),
  );
};
