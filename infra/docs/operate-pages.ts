import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchor } from './anchor.ts';
import { outsideCode, type Place, rewriteLinks } from './repository-links.ts';
import { repository } from './sources.ts';

/** A page for operators, below `/docs/operate`. */
interface OperatePage {
  readonly name: string;
  readonly title: string;
  /** The position in the navigation. */
  readonly order: number;
  /** One sentence, for lists and search results. */
  readonly summary: string;
  /** Words that readers search for and that the page has, but not as its most distinctive ones. */
  readonly keywords: string;
  /** The text below the title. */
  readonly markdown: string;
}

/** Each section of RUNBOOK.md is a page. */
const RUNBOOK_SUMMARIES: Readonly<Record<string, string>> = {
  'before-you-start': 'The tools, and the shell functions that the commands of the other pages use.',
  deploy: 'Settings, rights, the first deployment, verification, rollback, the firewall and continuous delivery.',
  network: 'The hosts that the service calls, and the addresses that its webhooks come from.',
  'query-the-logs':
    'Follow one request through all functions, and find teams and callers, with CloudWatch Logs Insights.',
  metrics: 'The metrics that the service writes, and the dashboard.',
  alarms: 'What each alarm means, how to find its cause, and how to fix it.',
  'help-a-customer':
    'What customers ask operators for: pause a team, activate a domain, deliveries, sign-in with a provider, lockouts.',
  secrets: 'Every secret of a stage, and how to rotate it.',
  'restore-data': 'Restore rows or the whole table to an earlier time.',
  reindex: 'Index every hub and team again, after an upgrade or a loss of messages.',
  costs: 'What a stage costs, by operation, member and listener.',
  'delete-a-stage': 'Remove a stage with its data.',
};

const KEYWORDS: Readonly<Record<string, string>> = {
  'help-a-customer': 'support request custom domain 404 lockout resend pause suspend abuse spam',
  network: 'egress outgoing connections proxy allow list allowlist whitelist IP address ranges NAT VPC',
  reindex: 'search index rebuild',
};

/** The other files, after the runbook. */
const FILES: readonly (readonly [file: string, name: string, summary: string])[] = [
  ['UPGRADING.md', 'upgrading', 'What an operator does for each release.'],
  ['SECURITY.md', 'security', 'Report a vulnerability, supported versions, and what is checked.'],
  ['infra/local/README.md', 'local-stack', 'Run the whole service on your machine: demo data, options and controls.'],
];

interface Section {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  /** The number of signs by which its headings are too deep. */
  readonly depth: number;
}

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

const wholeFile = ([file, name, summary]: (typeof FILES)[number]): Section => {
  const [heading = '', ...lines] = read(file).split('\n');
  return { file, name, title: heading.replace(/^# /, ''), summary, text: lines.join('\n'), depth: 0 };
};

/** The sections of the runbook. The text before the first one belongs to it. */
const runbook = (): readonly Section[] => {
  const [opening = '', ...sections] = read('RUNBOOK.md').split(/^## /m);
  const introduction = opening.replace(/^# .*\n/, '');
  return sections.map((section, index) => {
    const [title = '', ...lines] = section.split('\n');
    const name = anchor(title);
    const summary = RUNBOOK_SUMMARIES[name];
    if (summary === undefined) throw new Error(`RUNBOOK.md: the section "${title}" has no summary`);
    const text = (index === 0 ? introduction : '') + lines.join('\n');
    return { file: 'RUNBOOK.md', name, title, summary, text, depth: 1 };
  });
};

/** An anchor as GitHub writes it, which the files use. */
const githubAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

const pathOf = ({ name }: Section): string => `/docs/operate/${name}`;

/** Where each file, and each heading in it, is on the site. */
const placesOf = (sections: readonly Section[]): ReadonlyMap<Place, string> => {
  const places = new Map<Place, string>([['CHANGELOG.md', '/docs/changelog']]);
  for (const section of sections) {
    const { file, title, text } = section;
    if (!places.has(file)) places.set(file, pathOf(section));
    places.set(`${file}#${githubAnchor(title)}`, pathOf(section));
    outsideCode(text, (prose) => {
      for (const [, heading = ''] of prose.matchAll(/^#{2,4} (.+)$/gm))
        places.set(`${file}#${githubAnchor(heading)}`, `${pathOf(section)}#${anchor(heading)}`);
      return prose;
    });
  }
  return places;
};

/** The pages for operators, made from RUNBOOK.md, UPGRADING.md, SECURITY.md and the page of the local stack. */
export const operatePages = (): readonly OperatePage[] => {
  const sections = [...runbook(), ...FILES.map(wholeFile)];
  const places = placesOf(sections);
  return sections.map(({ file, name, title, summary, text, depth }, index) => ({
    name,
    title,
    order: (index + 1) * 10,
    summary,
    keywords: KEYWORDS[name] ?? '',
    markdown: `${outsideCode(rewriteLinks(text, file, places), (prose) =>
      prose.replaceAll(/^#+ /gm, (signs) => signs.slice(depth)),
    ).trim()}\n`,
  }));
};
