/** The first page as the index of its folder. */
const INDEX = '/docs/index.md';

/** The file of a documentation page: `/docs/how-to/uploads` is in `docs~how-to~uploads.html`, its Markdown in `….md`. */
export const pageFile = (path: string): string => {
  const name = (path === INDEX ? '/docs.md' : path).slice(1).replaceAll('/', '~');
  return name.endsWith('.md') ? name : `${name}.html`;
};
