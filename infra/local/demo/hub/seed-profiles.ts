import { envelope } from '../api-client.ts';
import { each } from '../batch.ts';
import { PEOPLE } from './people.ts';
import { create, type Place } from './place.ts';
import { FIELDS, PROFILES } from './profiles.ts';

/** Creates the profile fields and the profiles of the members. */
export const seedProfiles = async (place: Place): Promise<void> => {
  const { api, team, owner, members } = place;
  await each(FIELDS, (field) => create(place, `/teams/${team}/profile-fields`, 'profile_fields', field, owner), 1);
  await each(PEOPLE, async ({ key }) => {
    const profile = PROFILES[key];
    if (profile) await api.send('PATCH', '/me', envelope('contacts', { ...profile }), members[key].token);
  });
};
