import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Acknowledgement } from '../acknowledgements.ts';

/** The effect of a use on a function: its permissions and environment. */
export interface Grant {
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
  /** Why its wildcards are acceptable, if it has any. */
  readonly acknowledged?: Acknowledgement;
}
