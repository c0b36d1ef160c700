/** A file outside the folder of the pages that is a page for operators, too. */
interface RepositoryPage {
  readonly file: string;
  /** The last part of its path on the site. */
  readonly name: string;
  readonly order: number;
  readonly summary: string;
}

export const REPOSITORY_PAGES: readonly RepositoryPage[] = [
  { file: 'UPGRADING.md', name: 'upgrading', order: 130, summary: 'What an operator does for each release.' },
  {
    file: 'SECURITY.md',
    name: 'security',
    order: 140,
    summary: 'Report a vulnerability, supported versions, and what is checked.',
  },
  {
    file: 'infra/local/README.md',
    name: 'local-stack',
    order: 150,
    summary: 'Run the whole service on your machine: demo data, options and controls.',
  },
];
