import type { Cost, Shown } from './world.ts';

/** A screen and what it costs in both ways. */
export interface Measured {
  readonly as: 'member' | 'creator';
  readonly title: string;
  readonly before: Shown;
  readonly after: Shown;
}

const HEAD = `# Calls per screen

What each screen of a site costs: its calls, and the size of the response bodies. The programs are [member.ts](member.ts)
and [creator.ts](creator.ts), on the typed client. *Before* looks up names and reads lists to their end; *after* uses
embedded names, the caller's own lists and filters. Both display the same texts. The hub has 150 members, 120 events,
20 conversations, 110 notifications, 8 reports, 6 bans, and entries of the audit log by several users.
\`node test/journeys/measure.ts\` writes this page.
`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;

const sum = (costs: readonly Cost[]): Cost => ({
  calls: costs.reduce((total, { calls }) => total + calls, 0),
  bytes: costs.reduce((total, { bytes }) => total + bytes, 0),
});

const line = (title: string, before: Cost, after: Cost): string =>
  row([title, before.calls, kilobytes(before.bytes), after.calls, kilobytes(after.bytes)]);

/** The table of a journey, with its total. */
const table = (title: string, screens: readonly Measured[]): string =>
  [
    `\n## ${title}\n\n`,
    row(['Screen', 'Calls before', 'kB before', 'Calls after', 'kB after']),
    row(['---', '--:', '--:', '--:', '--:']),
    ...screens.map((screen) => line(screen.title, screen.before, screen.after)),
    line('**All**', sum(screens.map(({ before }) => before)), sum(screens.map(({ after }) => after))),
  ].join('');

/** The page of all screens. */
export const pageOf = (measured: readonly Measured[]): string =>
  [
    HEAD,
    table(
      'Member',
      measured.filter(({ as }) => as === 'member'),
    ),
    table(
      'Creator',
      measured.filter(({ as }) => as === 'creator'),
    ),
  ].join('');
