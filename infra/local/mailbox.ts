import type { DataFolder } from './data-folder.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  /** The custom headers. Absent in emails of earlier versions. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly sent_at: string;
}

/** Emails that would have been sent, newest first. */
export interface Mailbox {
  readonly deliver: (mail: Pick<Mail, 'to' | 'subject' | 'text' | 'headers'>) => void;
  readonly list: () => readonly Mail[];
}

const MAX_EMAILS = 1000;
const FILE = 'mail.json';

export const linksIn = (text: string): readonly string[] =>
  (text.match(/https?:\/\/[^\s<>"']+/g) ?? []).map((link) => link.replace(/[.,;:!?)\]]+$/, ''));

export const mailbox = (folder: DataFolder): Mailbox => {
  let mails = folder.read<readonly Mail[]>(FILE, []);
  return {
    deliver(mail) {
      mails = [{ ...mail, links: linksIn(mail.text), sent_at: new Date().toISOString() }, ...mails].slice(
        0,
        MAX_EMAILS,
      );
      folder.write(FILE, mails);
    },
    list: () => mails,
  };
};
