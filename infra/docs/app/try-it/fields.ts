import { element } from '../dom.ts';
import { withDemoIds } from './demo.ts';
import type { Described, Field, Place } from './described.ts';
import { BODY, type Filled, type Mistake } from './request.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The inputs of the form. */
interface Fields {
  readonly elements: readonly HTMLElement[];
  readonly filled: () => Filled;
  /** Writes demo values into the fields that the reader did not change. */
  readonly prefill: (values: Place['values']) => void;
  /** Marks the field with the mistake, moves the focus there, and shows its position. */
  readonly mark: (mistake: Mistake | undefined) => void;
}

const MISTAKE = 'try-mistake';

const idOf = (name: string): string => `try-${name.replaceAll(/\W+/g, '-')}`;

const controlOf = ({ name, options, value = '', in: place }: Field): Control => {
  if (!options)
    return element('input', { id: idOf(name), type: 'text', autocomplete: 'off', spellcheck: 'false', value });
  const choices = place === 'path' || value ? options : ['', ...options];
  const select = element('select', { id: idOf(name) }, ...choices.map((one) => element('option', { value: one }, one)));
  select.value = value || (choices[0] ?? '');
  return select;
};

const fieldOf = (field: Field, control: Control): HTMLElement => {
  const { name, required, list } = field;
  const note = required ? [] : [element('span', { class: 'note' }, ' optional')];
  return element(
    'div',
    { class: 'field' },
    element('label', { for: control.id }, element('code', {}, name), ...note),
    control,
    ...(list
      ? [element('p', { class: 'hint' }, 'Find it with ', element('a', { href: list.path }, list.title), '.')]
      : []),
  );
};

const bodyField = ({ mediaType, example }: NonNullable<Described['body']>): readonly [HTMLElement, Control] => {
  const rows = Math.min(16, Math.max(4, example.split('\n').length + 1));
  const control = element('textarea', { id: idOf(BODY), rows: String(rows), spellcheck: 'false', autocomplete: 'off' });
  control.value = example;
  const label = element('label', { for: control.id }, 'Body, ', element('code', {}, mediaType));
  return [element('div', { class: 'field' }, label, control), control];
};

/** Only parameters with a resource of the demo get its id; an optional filter stays empty. */
const demoValue = ({ name, in: place, required }: Field, values: Place['values']): string | undefined => {
  if (name === 'X-Team-ID') return values.team_id;
  return place === 'path' || required ? values[name] : undefined;
};

export const fieldsOf = (described: Described): Fields => {
  const controls = new Map<string, Control>();
  const edited = new Set<string>();
  const add = (name: string, control: Control): void => {
    controls.set(name, control);
    control.addEventListener('input', () => edited.add(name));
  };
  const made = described.fields.map((field) => {
    const control = controlOf(field);
    add(field.name, control);
    return [field, fieldOf(field, control)] as const;
  });
  const folded = made.filter(([{ isShown }]) => !isShown).map(([, one]) => one);
  const elements: HTMLElement[] = made.filter(([{ isShown }]) => isShown).map(([, one]) => one);
  if (folded.length > 0)
    elements.push(
      element(
        'details',
        {},
        element('summary', {}, `${folded.length} optional parameter${folded.length > 1 ? 's' : ''}`),
        ...folded,
      ),
    );
  if (described.body) {
    const [box, control] = bodyField(described.body);
    add(BODY, control);
    elements.push(box);
  }
  return {
    elements,
    filled: () => ({
      values: Object.fromEntries([...controls].map(([name, { value }]) => [name, value])),
      body: controls.get(BODY)?.value ?? '',
    }),
    prefill(values) {
      for (const field of described.fields) {
        const control = controls.get(field.name);
        if (control && !edited.has(field.name))
          control.value = demoValue(field, values) ?? field.value ?? control.value;
      }
      const body = controls.get(BODY);
      if (body && described.body && !edited.has(BODY)) body.value = withDemoIds(described.body.example, values);
    },
    mark(mistake) {
      for (const [name, control] of controls) {
        const isWrong = name === mistake?.field;
        control.toggleAttribute('aria-invalid', isWrong);
        if (!isWrong) {
          control.removeAttribute('aria-describedby');
          continue;
        }
        control.setAttribute('aria-invalid', 'true');
        control.setAttribute('aria-describedby', MISTAKE);
        const box = control.closest('details');
        if (box) box.open = true;
        control.focus();
        if (mistake?.at !== undefined && control instanceof HTMLTextAreaElement)
          control.setSelectionRange(mistake.at, mistake.at + 1);
      }
    },
  };
};
