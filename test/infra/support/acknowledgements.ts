import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

interface Acknowledged {
  readonly path: string;
  readonly id: string;
  readonly reason: string;
}

/** Every acknowledgement in a stack, with its path. */
export const acknowledgements = (stack: IConstruct): readonly Acknowledged[] =>
  stack.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries(data as Record<string, string>))
      .map(([id, reason]) => ({ path: node.path, id, reason: String(reason) })),
  );
