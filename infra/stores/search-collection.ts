import { Stack } from 'aws-cdk-lib';
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnAccessPolicy, CfnCollection, CfnSecurityPolicy } from 'aws-cdk-lib/aws-opensearchserverless';
import { Construct } from 'constructs';
import { INDEX } from '../../shared/downstream/search/opensearch/documents.ts';
import { SEARCH_PERMISSIONS } from '../bundle/search-functions.ts';
import type { Grant } from '../grants/grant.ts';
import type { Stage } from '../stage.ts';

/** A function, by its folder and its role. */
interface Admitted {
  readonly source: string;
  readonly lambda: { readonly role?: IRole | undefined };
}

/**
 * The OpenSearch Serverless collection of a stage with the setting `search`. It is encrypted at rest, and its public
 * address accepts only requests over TLS that are signed by the role of an admitted function. Its data is derived:
 * reindexing fills it again.
 */
export class SearchCollection extends Construct {
  readonly #collection: CfnCollection;
  readonly #name: string;

  constructor(scope: Construct, { name: stage, search }: Pick<Stage, 'name' | 'search'>) {
    super(scope, 'Search');
    this.#name = `hub-membership-${stage}`;
    const Resource = [`collection/${this.#name}`];
    const collections = { ResourceType: 'collection', Resource };
    const policy = (type: 'encryption' | 'network', content: object) =>
      new CfnSecurityPolicy(this, type, { name: this.#name, type, policy: JSON.stringify(content) });
    const policies = [
      policy('encryption', { Rules: [collections], AWSOwnedKey: true }),
      policy('network', [{ Rules: [collections], AllowFromPublic: true }]),
    ];
    this.#collection = new CfnCollection(this, 'Collection', {
      name: this.#name,
      type: 'SEARCH',
      standbyReplicas: search?.standby === false ? 'DISABLED' : 'ENABLED',
    });
    for (const one of policies) this.#collection.addResourceDependency(one);
  }

  /** May send requests to the collection. The access policy says which. */
  get grant(): Grant {
    const { attrArn, attrCollectionEndpoint } = this.#collection;
    return {
      statements: [new PolicyStatement({ actions: ['aoss:APIAccessAll'], resources: [attrArn] })],
      environment: { SEARCH_ENDPOINT: attrCollectionEndpoint },
    };
  }

  /** Admits the roles of the functions that search, index and erase, each to what it needs. */
  admit(functions: readonly Admitted[]): void {
    const rules = functions.flatMap(({ source, lambda: { role } }) => {
      const Permission = SEARCH_PERMISSIONS[source];
      if (!Permission || !role) return [];
      const Resource = [`index/${this.#name}/${INDEX}`];
      return [{ Rules: [{ ResourceType: 'index', Resource, Permission }], Principal: [role.roleArn] }];
    });
    new CfnAccessPolicy(this, 'Access', {
      name: this.#name,
      type: 'data',
      policy: Stack.of(this).toJsonString(rules),
    });
  }
}
