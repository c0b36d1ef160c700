import type { Environment } from '../runtime/config.ts';
import { type SecretFields, secretFields } from './secret.ts';

/** A secret of a provider: the deployment creates it, an operator fills it in, a function reads it. */
export interface DeclaredSecret {
  /** The construct id of its resource. Another id creates another secret. */
  readonly id: string;
  readonly description: string;
  /** The field that the deployment generates a value for. */
  readonly generated: string;
  /** The values of the other fields until an operator sets them. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** The environment variable with its ARN. */
  readonly variable: string;
}

/** What the adapter of a provider needs from the deployment. */
export interface ProviderDeclaration {
  /** For the function that calls the provider. */
  readonly clientSecrets: readonly DeclaredSecret[];
  /** For the function that verifies the provider's callbacks. */
  readonly callbackSecrets: readonly DeclaredSecret[];
}

export const declaredFields = (environment: Environment, { variable }: DeclaredSecret): SecretFields =>
  secretFields(environment, variable);
