import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** What one use puts into a function: its permissions and its environment. */
export interface Grant {
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
}
