/** What a page can do with a block. */
export type Use = 'run' | 'snippet' | 'shown' | 'typed' | 'console' | 'output';

/** Every info string that a fence of a page may have. */
const USES: Readonly<Record<string, Use>> = {
  ts: 'run',
  sh: 'run',
  python: 'run',
  /** Code of a browser: its types are checked, and it does not run. */
  'ts browser': 'typed',
  /** These come from `infra/docs/snippets` with `{{verify.go}}`, where snippets.test.ts runs them. */
  go: 'snippet',
  php: 'snippet',
  json: 'shown',
  text: 'shown',
  http: 'shown',
  html: 'shown',
  console: 'console',
  'text output': 'output',
  'json output': 'output',
};

export const useOf = (info: string): Use | undefined => (Object.hasOwn(USES, info) ? USES[info] : undefined);

/** The languages of the blocks that run, in the order of the tabs. */
export const LANGUAGES = ['ts', 'sh', 'python'] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (info: string): info is Language => LANGUAGES.some((language) => language === info);

/** The pages with `console` fences, and why these commands cannot run in a test. */
export const CONSOLE_REASONS: Readonly<Record<string, string>> = {
  'how-to/local-testing': 'npm start serves until it is stopped',
  'how-to/openid-connect': 'npm start serves until it is stopped',
  'how-to/profiles': 'test/contract/readme.test.ts pastes these lines',
  'how-to/webhooks': 'a receiver waits for deliveries until it is stopped',
  'tutorials/back-office': 'prepares the folder of a reader in a clone; the runner has prepared one',
  'tutorials/members-site': 'prepares the folder of a reader in a clone; the runner has prepared one',
  'tutorials/sell-a-course': 'prepares the folder of a reader in a clone; the runner has prepared one',
  'tutorials/welcome-bot': 'starts the stack and prepares the folder of a reader; the runner has done both',
  'reference/cli': 'installs the package, and follows a hub until Ctrl-C',
  'reference/typescript-client': 'installs the package',
};

/** Pages of tutorials and how-tos whose steps do not have all three languages, and the reason. */
export const FEWER_LANGUAGES: Readonly<Record<string, string>> = {
  'how-to/webhooks': 'the functions that verify signatures are snippets in TypeScript, Python, Go and PHP',
};

/** Pages whose languages run one after the other, and why they cannot run at the same time. */
export const ONE_AT_A_TIME: Readonly<Record<string, string>> = {
  'how-to/automations': 'It moves the clock, which expires the tokens of the others.',
  'how-to/drips': 'It moves the clock, which expires the tokens of the others.',
  'how-to/uploads': 'An account finalizes only the avatar upload that it started last.',
  'how-to/local-testing': 'moves the clock past the lifetime of tokens and makes a store fail',
  'tutorials/welcome-bot': 'the last step deletes the hubs and keys of all runs',
  'how-to/contact-imports': 'each language deletes the contacts that its own import created',
  'how-to/moving-between-stages': 'each language creates the tags and profile fields that the same team does not have',
};
