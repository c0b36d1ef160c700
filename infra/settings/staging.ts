import type { StageSettings } from './schema.ts';

/**
 * Settings of `staging`. Before the first deployment, set `account`, `region`, `domain` with `name` and `certificate`,
 * `mail` with `sender` and `identity`, and `alarmEmail`. `schema.ts` describes these and all other settings.
 */
export const staging: StageSettings = {};
