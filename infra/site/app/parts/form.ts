import { RequestFailed } from '../../../../shared/client/client.ts';
import { fill, h, type Props } from '../base/dom.ts';
import { notice, reasonOf } from './states.ts';

export interface Field {
  /** The attribute that the field sets; errors of the service at its pointer are shown here. */
  readonly name: string;
  readonly label: string;
  readonly kind?:
    | 'text'
    | 'long'
    | 'number'
    | 'file'
    | 'select'
    | 'many'
    | 'search'
    | 'date'
    | 'url'
    | 'email'
    | 'password';
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly value?: string;
  /** The chosen options of the kind `many`. */
  readonly chosen?: readonly string[];
  readonly hint?: string;
}

export interface Filled {
  readonly text: (name: string) => string;
  readonly file: (name: string) => File | undefined;
  /** The chosen options of the kind `many`. */
  readonly many: (name: string) => readonly string[];
}

interface FormShape {
  readonly fields: readonly Field[];
  readonly submit: string;
  readonly class?: string;
  /** Returns the text that confirms the change. */
  readonly act: (values: Filled) => Promise<string | undefined>;
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let count = 0;

const inputOf = (field: Field, id: string): Input => {
  const { kind = 'text', name, value, options = [] } = field;
  const props: Props = { id, name, autocomplete: kind === 'password' ? 'new-password' : 'off' };
  if (kind === 'long') return Object.assign(document.createElement('textarea'), { rows: 3 }, { value: value ?? '' });
  const element =
    kind === 'select'
      ? h(
          'select',
          props,
          options.map(([key, text]) => h('option', { value: key, selected: key === value }, text)),
        )
      : h('input', {
          ...props,
          type: kind === 'file' ? 'file' : kind,
          ...(kind === 'file' ? { accept: 'image/*' } : { value }),
        });
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element;
  throw new Error(`The field ${name} has no input.`);
};

interface Row {
  readonly field: Field;
  readonly input: Input | HTMLFieldSetElement;
  readonly error: HTMLElement;
  readonly element: HTMLElement;
}

/** Checkboxes for the options. */
const checkboxes = (field: Field, id: string): Row => {
  const error = h('span.error', { id: `${id}-error` });
  const boxes = (field.options ?? []).map(([value, text]) =>
    h('label.check', {}, h('input', { type: 'checkbox', value, checked: field.chosen?.includes(value) }), ` ${text}`),
  );
  const input = document.createElement('fieldset');
  input.setAttribute('aria-describedby', error.id);
  input.append(h('legend', {}, field.label), ...boxes, error);
  return { field, input, error, element: input };
};

const rowOf = (field: Field): Row => {
  count += 1;
  const id = `field-${count}`;
  if (field.kind === 'many') return checkboxes(field, id);
  const input = inputOf(field, id);
  input.id = id;
  input.name = field.name;
  input.setAttribute('aria-describedby', `${id}-error${field.hint ? ` ${id}-hint` : ''}`);
  const error = h('span.error', { id: `${id}-error` });
  const element = h(
    'div.field',
    {},
    h('label', { for: id }, field.label),
    input,
    field.hint && h('span.small', { id: `${id}-hint` }, field.hint),
    error,
  );
  return { field, input, error, element };
};

/** The detail of the error at the attribute or below it. */
const detailAt = (fields: ReadonlyMap<string, string>, name: string): string | undefined => {
  const pointer = `/data/attributes/${name}`;
  for (const [place, detail] of fields)
    if (place === pointer || place === `/${name}` || place.startsWith(`${pointer}/`)) return detail;
  return undefined;
};

/** A form that shows the errors of the service at its fields. */
export const form = ({ fields, submit, act, class: name = 'form' }: FormShape): HTMLElement => {
  const rows = fields.map(rowOf);
  const { element: status, say } = notice();
  const mark = (error: unknown): void => {
    const details = error instanceof RequestFailed ? error.fields : new Map<string, string>();
    let first: HTMLElement | undefined;
    for (const { field, input, error: place } of rows) {
      const detail = detailAt(details, field.name);
      fill(place, detail);
      if (detail === undefined) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
      if (detail !== undefined) first ??= input.querySelector('input') ?? input;
    }
    first?.focus();
    if (error !== undefined) say(first ? 'Check the marked fields.' : reasonOf(error), true);
  };
  const values: Filled = {
    text(wanted) {
      const input = rows.find(({ field }) => field.name === wanted)?.input;
      return input === undefined || input instanceof HTMLFieldSetElement ? '' : input.value.trim();
    },
    file(wanted) {
      const input = rows.find(({ field }) => field.name === wanted)?.input;
      return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    },
    many(wanted) {
      const input = rows.find(({ field }) => field.name === wanted)?.input;
      return [...(input?.querySelectorAll('input') ?? [])].filter(({ checked }) => checked).map(({ value }) => value);
    },
  };
  const send = h('button', { type: 'submit' }, submit);
  let isBusy = false;
  const onsubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    say('Please wait…');
    try {
      const done = await act(values);
      mark(undefined);
      say(done ?? '');
    } catch (error) {
      mark(error);
    }
    isBusy = false;
  };
  return h(
    `form.${name}`,
    { novalidate: true, onsubmit: (event) => void onsubmit(event) },
    rows.map(({ element }) => element),
    send,
    status,
  );
};
