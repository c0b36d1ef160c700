import type { Route } from '../../shared/api/route.ts';
import { acceptInvitationRoutes } from './accept-invitation.ts';
import { contactLoginRoutes } from './contact-login.ts';
import { contactPasswordResetRoutes } from './contact-password-reset.ts';
import { contactRegisterRoutes } from './contact-register.ts';
import { emailVerificationRoutes } from './email-verification.ts';
import { keySetRoutes } from './key-set.ts';
import { landingRoutes } from './landing.ts';
import { loginRoutes } from './login.ts';
import { magicLinkRoutes } from './magic-link.ts';
import { passwordResetRoutes } from './password-reset.ts';
import type { AuthPorts } from './ports.ts';
import { registerRoutes } from './register.ts';
import { sessionRoutes } from './session.ts';
import { signInCodeRoutes } from './sign-in-code.ts';
import { userCodeRoutes } from './user-code.ts';

export const routes: readonly Route<AuthPorts>[] = [
  ...registerRoutes,
  ...loginRoutes,
  ...sessionRoutes,
  ...passwordResetRoutes,
  ...acceptInvitationRoutes,
  ...contactRegisterRoutes,
  ...contactLoginRoutes,
  ...magicLinkRoutes,
  ...signInCodeRoutes,
  ...userCodeRoutes,
  ...contactPasswordResetRoutes,
  ...landingRoutes,
  ...emailVerificationRoutes,
  ...keySetRoutes,
];
