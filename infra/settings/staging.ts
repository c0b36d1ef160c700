import type { StageSettings } from './schema.ts';

/**
 * Settings of `staging`. To be filled in before the first deployment, which is refused until then: `account`, `region`,
 * `domain` with `name` and `certificate`, `mail` with `sender` and `identity`, and `alarmEmail`. `schema.ts` says
 * what each is, and what else there is.
 */
export const staging: StageSettings = {};
