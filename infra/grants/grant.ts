import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Acknowledgement } from '../acknowledgements.ts';

/** What one use puts into a function: its permissions and its environment. */
export interface Grant {
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
  /** Why its wildcards are meant, where it has any. */
  readonly acknowledged?: Acknowledgement;
}
