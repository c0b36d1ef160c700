import type { Control } from '../control/control.ts';
import { escaped, linked } from '../control/html.ts';
import { pageOrJson } from '../control/page-or-json.ts';
import type { Mail, Mailbox } from '../mailbox.ts';
import { consolePage } from './shell.ts';

const MAIL_PATH = '/_local/mail';
const SHOWN = 100;

const letter = ({ sent_at, to, subject, text, links }: Mail): string =>
  `<article><h2>${escaped(subject)}</h2><p class="quiet">${escaped(to)}, <time>${escaped(sent_at)}</time></p><p>${linked(text.trim(), links)}</p></article>`;

/** The mail that would have been sent, newest first, with its links to be followed. */
export const lettersPage = (mailbox: Mailbox) => {
  const letters = mailbox.list().slice(0, SHOWN).map(letter).join('');
  return consolePage(MAIL_PATH, letters || '<p class="quiet">Nothing has been sent.</p>');
};

export const mailControl = (mailbox: Mailbox): Control =>
  pageOrJson(
    MAIL_PATH,
    () => lettersPage(mailbox),
    () => mailbox.list(),
  );
