// The reference is whole without this: it adds the search, buttons that copy, and the
// group one is in comes in sight.

const search = document.getElementById('search');
const query = document.getElementById('query');
const count = document.getElementById('count');
const found = document.getElementById('found');

const MOST = 40;

let operations;
const load = () => {
  operations ??= fetch('/docs/reference.json')
    .then((response) => response.json())
    .then((all) =>
      all.map((one) => {
        const named = one.summary.toLowerCase();
        const known = `${named} ${one.method} ${one.path} ${one.tag}`.toLowerCase();
        return { ...one, ranks: [named, known, `${known} ${one.said.toLowerCase()}`] };
      }),
    )
    .catch(() => {
      operations = undefined;
      return [];
    });
  return operations;
};

/**
 * Operations that have every word: first those that have them in what they do, then those that are known by them, and
 * at last those of which they are said.
 */
const matching = (all, words) => {
  const rankOf = ({ ranks }) => ranks.findIndex((text) => words.every((word) => text.includes(word)));
  return [0, 1, 2].flatMap((rank) => all.filter((one) => rankOf(one) === rank));
};

const element = (name, text, className = '') => {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

const itemOf = ({ url, method, path, summary }) => {
  const link = element('a', '');
  link.href = url;
  link.append(
    element('span', method, `method ${method.toLowerCase()}`),
    element('span', summary, 'summary'),
    element('code', path, 'path'),
  );
  const item = document.createElement('li');
  item.append(link);
  return item;
};

const close = () => {
  found.replaceChildren();
  count.textContent = '';
};

const show = async () => {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return close();
  const all = await load();
  const matches = matching(all, words);
  found.replaceChildren(...matches.slice(0, MOST).map(itemOf));
  const more = matches.length > MOST ? `, first ${MOST} shown` : '';
  count.textContent = matches.length === 0 ? 'No operations found.' : `${matches.length} found${more}`;
};

const links = () => [...found.querySelectorAll('a')];

/** From the field down into what was found, and up again. */
const step = (by) => {
  const all = [query, ...links()];
  all[all.indexOf(document.activeElement) + by]?.focus();
};

query.addEventListener('focus', load);
query.addEventListener('input', show);
search.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') step(1);
  else if (event.key === 'ArrowUp') step(-1);
  else if (event.key === 'Enter' && event.target === query) links()[0]?.click();
  else if (event.key === 'Escape') {
    query.value = '';
    close();
    query.focus();
  } else return;
  event.preventDefault();
});
found.addEventListener('click', (event) => {
  if (event.target.closest('a')) close();
});
document.addEventListener('click', (event) => {
  if (!search.contains(event.target)) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input')) return;
  event.preventDefault();
  query.focus();
});
search.hidden = false;

/* Of all groups the one that is shown is in sight: in the bar above the content, and in the list beside it. */
const here = document.querySelector('.groups [aria-current]');
const beside = here?.closest('.groups');
for (const box of beside ? [beside, beside.firstElementChild] : []) {
  const [link, frame] = [here, box].map((one) => one.getBoundingClientRect());
  box.scrollLeft += link.left + link.width / 2 - frame.left - frame.width / 2;
  box.scrollTop += link.top - frame.top - frame.height / 3;
}

/* Nothing can be copied where the page does not come by a safe way. */
for (const caption of navigator.clipboard ? document.querySelectorAll('figcaption') : []) {
  const button = element('button', 'Copy');
  button.type = 'button';
  button.setAttribute('aria-label', `Copy: ${caption.textContent}`);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(caption.nextElementSibling.textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  caption.append(button);
}
