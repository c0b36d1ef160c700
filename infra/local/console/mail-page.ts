import type { Control } from '../control/control.ts';
import { escaped, linked } from '../control/html.ts';
import { pageOrJson } from '../control/page-or-json.ts';
import type { Mail, Mailbox } from '../mailbox.ts';
import { consolePage } from './shell.ts';

const MAIL_PATH = '/_local/mail';
const SHOWN = 100;

const email = ({ sent_at, to, subject, text, links }: Mail): string =>
  `<article><h2>${escaped(subject)}</h2><p class="quiet">${escaped(to)}, <time>${escaped(sent_at)}</time></p><p>${linked(text.trim(), links)}</p></article>`;

/** Emails that would have been sent, newest first, with working links. */
export const mailPage = (mailbox: Mailbox) => {
  const emails = mailbox.list().slice(0, SHOWN).map(email).join('');
  return consolePage(MAIL_PATH, emails || '<p class="quiet">No emails yet.</p>');
};

export const mailControl = (mailbox: Mailbox): Control =>
  pageOrJson(
    MAIL_PATH,
    () => mailPage(mailbox),
    () => mailbox.list(),
  );
