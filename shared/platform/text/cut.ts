/** The first characters of a text. No character is split, so the result can be stored. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('');
