import { element } from '../dom.ts';
import { forgetToken, tokenOf } from './demo.ts';
import type { Account, Described, Place } from './described.ts';

/** The token that the reader pasted. It is only here and in its field, and ends with the page. */
let pasted = '';

/** What sends the credential of the form. */
interface Credential {
  readonly element: HTMLElement;
  /** Demo values of the chosen account. */
  readonly values: () => Place['values'];
  readonly token: () => Promise<string | undefined>;
  /** Whether a new token can be better than one that was refused. */
  readonly renew: () => boolean;
}

const tokenField = (): HTMLElement => {
  const input = element('input', {
    id: 'try-token',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-describedby': 'try-token-note',
  });
  input.addEventListener('input', () => {
    pasted = input.value.trim();
  });
  addEventListener('pagehide', () => {
    pasted = '';
    input.value = '';
  });
  const show = element('button', { type: 'button', 'aria-pressed': 'false', 'aria-controls': 'try-token' }, 'Show');
  show.addEventListener('click', () => {
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    show.setAttribute('aria-pressed', String(!isShown));
  });
  return element(
    'div',
    { class: 'field' },
    element('label', { for: 'try-token' }, 'Token'),
    element('div', { class: 'line' }, input, show),
    element(
      'p',
      { class: 'hint', id: 'try-token-note' },
      'The page keeps the token in memory, sends it to this service only, and forgets it when you leave or reload the page.',
    ),
  );
};

const OWN = 'own';
const NONE = 'none';

const KINDS: Readonly<Record<Account['kind'], string>> = {
  owner: 'owner',
  moderator: 'moderator',
  member: 'member',
  key: 'team API key',
  platform_admin: 'platform administrator',
};

/** The first account of the kind that the operation prefers. */
const preferred = ({ accepts }: Described, accounts: readonly Account[]): number =>
  accepts.map((kind) => accounts.findIndex((account) => account.kind === kind)).find((at) => at >= 0) ?? -1;

const chooser = (described: Described, places: readonly Place[], accounts: readonly Account[]): HTMLSelectElement => {
  const select = element('select', { id: 'try-account' });
  for (const place of places) {
    const group = element('optgroup', { label: place.name });
    for (const account of place.accounts)
      group.append(
        element('option', { value: String(accounts.indexOf(account)) }, `${account.name}, ${KINDS[account.kind]}`),
      );
    select.append(group);
  }
  select.append(
    element('option', { value: NONE }, 'No credentials'),
    element('option', { value: OWN }, 'Another token'),
  );
  const first = described.isOpen ? -1 : preferred(described, accounts);
  select.value = first >= 0 ? String(first) : NONE;
  return select;
};

/** The field for a token of the reader. */
const ownCredential = (described: Described): Credential => ({
  element: described.isOpen ? element('p', { class: 'hint' }, described.takes) : tokenField(),
  values: () => ({}),
  token: async () => pasted || undefined,
  renew: () => false,
});

/** The demo accounts of the local stack; in a deployed stage, the field for a token. */
export const credentialOf = (described: Described, places: readonly Place[], onChange: () => void): Credential => {
  if (places.length === 0) return ownCredential(described);
  const accounts = places.flatMap((place) => place.accounts);
  const select = chooser(described, places, accounts);
  const own = tokenField();
  own.hidden = true;
  select.addEventListener('change', () => {
    own.hidden = select.value !== OWN;
    onChange();
  });
  const chosen = (): Account | undefined => accounts[Number(select.value)];
  return {
    element: element(
      'div',
      {},
      element(
        'div',
        { class: 'field' },
        element('label', { for: 'try-account' }, 'Send as'),
        select,
        element('p', { class: 'hint' }, described.takes),
      ),
      own,
    ),
    values: () => {
      const account = chosen();
      return (places.find((place) => account && place.accounts.includes(account)) ?? places[0])?.values ?? {};
    },
    async token() {
      const account = chosen();
      if (account) return tokenOf(account);
      return select.value === OWN && pasted !== '' ? pasted : undefined;
    },
    renew() {
      const account = chosen();
      return account !== undefined && forgetToken(account);
    },
  };
};
