/** How a notification shows the name of a member, and the text that one wrote. */
export interface MemberTexts {
  readonly name: (text: string) => string;
  readonly written: (text: string) => string;
}

/** In the client, which decides how it shows what a member wrote. */
export const AS_WRITTEN: MemberTexts = { name: (text) => text, written: (text) => text };
