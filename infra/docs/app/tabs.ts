import { element } from './dom.ts';

const KEY = 'docs-language';

/** The language that the reader chose last; pages work without storage. */
const chosen = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

const keep = (language: string): void => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    /* The choice lasts as long as the page. */
  }
};

interface Group {
  readonly languages: readonly string[];
  show(language: string): void;
}

let number = 0;

/** Tabs as of the WAI-ARIA Authoring Practices: the arrow keys move between them, and Tab leads to the code. */
const tabsOf = (box: Element, choose: (language: string) => void): Group => {
  const figures = [...box.querySelectorAll<HTMLElement>(':scope > figure')];
  const languages = figures.map(({ dataset }) => dataset.language ?? '');
  const tabs = figures.map((figure, at) => {
    number += 1;
    const [tab, panel] = [`tab-${number}`, `panel-${number}`];
    figure.id = panel;
    figure.setAttribute('role', 'tabpanel');
    figure.setAttribute('aria-labelledby', tab);
    const label = figure.querySelector('figcaption')?.firstChild?.textContent ?? languages[at] ?? '';
    return element('button', { type: 'button', role: 'tab', id: tab, 'aria-controls': panel }, label);
  });
  const list = element('div', { role: 'tablist', 'aria-label': 'Language' }, ...tabs);
  list.addEventListener('click', ({ target }) => {
    const language = languages[tabs.indexOf(target as HTMLButtonElement)];
    if (language !== undefined) choose(language);
  });
  list.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (tabs.indexOf(document.activeElement as HTMLButtonElement) + by + tabs.length) % tabs.length;
    choose(languages[next] ?? '');
    tabs[next]?.focus();
  });
  box.prepend(list);
  box.classList.add('tabbed');
  return {
    languages,
    show(language) {
      for (const [at, tab] of tabs.entries()) {
        const isShown = languages[at] === language;
        tab.setAttribute('aria-selected', String(isShown));
        tab.tabIndex = isShown ? 0 : -1;
        figures[at]?.toggleAttribute('hidden', !isShown);
      }
    },
  };
};

/** Makes tabs of each step in several languages. A choice applies to all steps, and to the next pages. */
export const addTabs = (): void => {
  const groups: Group[] = [];
  const show = (language: string): void => {
    for (const group of groups) if (group.languages.includes(language)) group.show(language);
  };
  const choose = (language: string): void => {
    keep(language);
    show(language);
  };
  for (const box of document.querySelectorAll('.languages')) groups.push(tabsOf(box, choose));
  for (const group of groups) group.show(group.languages[0] ?? '');
  show(chosen());
};
