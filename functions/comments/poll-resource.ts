import * as z from 'zod';
import { pollShape } from '../../shared/community/discussions/poll-shape.ts';
import { resource } from '../../shared/platform/http/response.ts';

/** A poll as a resource of its own: what somebody who votes is answered with. */
export const PollResource = resource('polls', z.object(pollShape));
