export type Child = Node | string | number | null | undefined | false | readonly Child[];

type Value = string | number | boolean | null | undefined | ((event: Event) => void);

/** Attributes by name; `on…` adds a listener. A missing or false value leaves the attribute out. */
export type Props = Readonly<Record<string, Value>>;

const apply = (element: Element, name: string, value: Value): void => {
  if (value === undefined || value === null || value === false) return;
  if (typeof value === 'function') element.addEventListener(name.slice(2), value);
  else element.setAttribute(name, value === true ? '' : String(value));
};

const append = (element: Element, child: Child): void => {
  if (child === null || child === undefined || child === false) return;
  if (Array.isArray(child)) for (const each of child) append(element, each);
  else if (child instanceof Node) element.append(child);
  else element.append(String(child));
};

/** Creates an element, `div.name` with a class. Text becomes text nodes, so it is never read as HTML. */
export const h = (tag: string, props: Props = {}, ...children: readonly Child[]): HTMLElement => {
  const [name = 'div', ...classes] = tag.split('.');
  const element = document.createElement(name);
  if (classes.length > 0) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(props)) apply(element, key, value);
  for (const child of children) append(element, child);
  return element;
};

/** Replaces the content of an element. */
export const fill = (element: Element, ...children: readonly Child[]): void => {
  element.replaceChildren();
  for (const child of children) append(element, child);
};

/** A link inside the site. */
export const link = (path: string, props: Props, ...children: readonly Child[]): HTMLElement =>
  h('a', { href: `/_local/site${path}`, ...props }, ...children);

/** A button with an action. It is disabled while the action runs. */
export const button = (text: Child, act: () => Promise<unknown> | unknown, props: Props = {}): HTMLElement => {
  const made = h(
    'button',
    {
      type: 'button',
      ...props,
      onclick: async () => {
        made.setAttribute('aria-disabled', 'true');
        try {
          if (made.dataset.busy !== 'yes') {
            made.dataset.busy = 'yes';
            await act();
          }
        } finally {
          made.dataset.busy = 'no';
          made.removeAttribute('aria-disabled');
        }
      },
    },
    text,
  );
  return made;
};
