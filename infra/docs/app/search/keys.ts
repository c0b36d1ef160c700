interface Actions {
  readonly query: HTMLInputElement;
  /** The links of the results from the first to the last. */
  links(): readonly HTMLElement[];
  /** Whether results, or a message instead of them, are shown. */
  isOpen(): boolean;
  close(): void;
  open(): void;
}

/** The position in the field and the links that a key leads to; the field is 0. */
const stepOf = (key: string, at: number, last: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(at > 0 && { Home: 1, End: last }),
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, last));
};

/** The keys in the search: arrows, Home and End move through the results; text goes to the field. */
export const onSearchKey = ({ query, links, isOpen, close, open }: Actions, event: KeyboardEvent): void => {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  const found = links();
  const stops = [query, ...found];
  const at = stops.indexOf(target as HTMLInputElement);
  const to = stepOf(key, at, found.length);
  if (key === 'Escape') {
    if (!isOpen()) query.value = '';
    query.focus();
    close();
  } else if (key === 'Enter' && target === query) found[0]?.click();
  else if (key === 'ArrowDown' && found.length === 0) open();
  else if (to !== undefined) stops[to]?.focus();
  else {
    if (target !== query && key.length === 1) query.focus();
    return;
  }
  event.preventDefault();
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a key leads to the search from anywhere on the page: `/`, Ctrl-K or Command-K. */
export const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isField(target);
};
