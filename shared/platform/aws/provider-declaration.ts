import type { Environment } from '../runtime/config.ts';
import { type SecretFields, secretFields, type ValidSecrets, validSecrets } from './secret.ts';

/** A secret of a provider: created by the deployment, set by an operator, read by a function. */
export interface DeclaredSecret {
  /** The construct id of the resource. A changed id creates a new secret. */
  readonly id: string;
  readonly description: string;
  /** The field whose value the deployment generates. */
  readonly generated: string;
  /** Values of the other fields until an operator sets them. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** The environment variable with its ARN. */
  readonly variable: string;
}

/** The secrets that a provider's adapter needs from the deployment. */
export interface ProviderDeclaration {
  /** For the function that calls the provider. */
  readonly clientSecrets: readonly DeclaredSecret[];
  /** For the function that verifies the provider's callbacks. */
  readonly callbackSecrets: readonly DeclaredSecret[];
}

export const declaredFields = (environment: Environment, { variable }: DeclaredSecret): SecretFields =>
  secretFields(environment, variable);

/** The secrets that prove callbacks: the previous one, too, for a day after it was replaced. */
export const declaredVersions = (environment: Environment, { variable }: DeclaredSecret): ValidSecrets =>
  validSecrets(environment, variable);
