import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';

export const contactCredentialKey = (team: TeamId, email: string): Key => ({
  pk: `${teamPartition(team)}#CONTACT_EMAIL#${email}`,
  sk: 'CREDENTIAL',
});
