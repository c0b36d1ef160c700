import { sharedAchievement } from '../../engagement/achievements/shared-achievement.ts';
import { sharedEvent } from '../../engagement/hub-events/share-event.ts';

/** Who shows what. */
export const SHARED_OBJECTS = { achievement: sharedAchievement, event: sharedEvent } as const;
