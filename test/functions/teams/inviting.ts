import type { ApiResponse } from '../../support/service.ts';
import { dataOf, startTeams, type TeamsWorld } from './world.ts';

/** The first team, whose owner invites moderators by default. */
export interface InvitingStage extends TeamsWorld {
  readonly owner: string;
  /** The path of the first team's invitations. */
  readonly path: string;
  /** The role of moderators. */
  readonly role_id: string;
  invite(body: object, token?: string): Promise<ApiResponse>;
  /** Creates an invitation; returns its path. */
  createInvitation(email?: string): Promise<string>;
}

let people = 0;
/** A new email address. */
export const newEmail = (): string => {
  people += 1;
  return `person-${people}@example.com`;
};

export const startInviting = async (): Promise<InvitingStage> => {
  const stage = await startTeams();
  const { owner, moderator } = stage.team.users;
  const path = `/teams/${stage.team.id}/invitations`;
  const { role_id } = moderator;
  const invite: InvitingStage['invite'] = (body, token = owner.token) => stage.send('POST', path, token, body);
  return {
    ...stage,
    owner: owner.token,
    path,
    role_id,
    invite,
    createInvitation: async (email = newEmail()) => `${path}/${dataOf(await invite({ email, role_id })).id}`,
  };
};
