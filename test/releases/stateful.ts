type Properties = Readonly<Record<string, unknown>>;

interface Resource {
  readonly Type: string;
  readonly Properties?: Properties;
  readonly DeletionPolicy?: string;
}

/** A resource that holds state, with the properties that no release may change. */
export interface Stateful {
  readonly type: string;
  readonly deletionPolicy: string | undefined;
  readonly fixed: Properties;
}

/**
 * The types that hold data, or whose identity clients know. A change of a listed property replaces the resource, or
 * makes its data unreadable for one of two releases.
 */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::Table': [
    'TableName',
    'KeySchema',
    'AttributeDefinitions',
    'GlobalSecondaryIndexes',
    'LocalSecondaryIndexes',
    'StreamSpecification',
    'TimeToLiveSpecification',
    'SSESpecification',
    'BillingMode',
    'DeletionProtectionEnabled',
  ],
  'AWS::S3::Bucket': ['BucketName', 'VersioningConfiguration'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion'],
  'AWS::SecretsManager::Secret': ['Name', 'GenerateSecretString'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::ApiGatewayV2::Api': [],
  'AWS::ApiGatewayV2::DomainName': ['DomainName'],
  'AWS::CloudFormation::Stack': [],
  'AWS::CloudFront::Distribution': [],
};

/** The functions of custom resources. CloudFormation refuses another one: "Modifying service token is not allowed". */
const FIXED_OF_PROVIDERS = ['FunctionName'];

interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
}

/** Whether a custom resource of the template calls the function with this logical id. */
const isProvider = ({ Resources }: Template, id: string): boolean =>
  Object.values(Resources).some(({ Properties }) => JSON.stringify(Properties?.ServiceToken ?? '').includes(`"${id}"`));

/** The stateful resources of a template, by logical id. */
export const statefulOf = (template: Template) =>
  Object.fromEntries(
    Object.entries(template.Resources).flatMap(([id, { Type, Properties = {}, DeletionPolicy }]) => {
      const names = FIXED[Type] ?? (isProvider(template, id) ? FIXED_OF_PROVIDERS : undefined);
      if (!names) return [];
      const fixed = Object.fromEntries(
        names.filter((name) => name in Properties).map((name) => [name, Properties[name]]),
      );
      return [[id, { type: Type, deletionPolicy: DeletionPolicy, fixed }] satisfies [string, Stateful]];
    }),
  );

export type StatefulResources = ReturnType<typeof statefulOf>;

const indexesOf = ({ fixed }: Stateful) =>
  (fixed.GlobalSecondaryIndexes ?? []) as readonly { readonly IndexName: string }[];

/** Indexes may be added, one for each release: DynamoDB creates one index in an update. */
const changesOfTable = (id: string, before: Stateful, after: Stateful): readonly string[] => {
  const lost = indexesOf(before).filter(
    (index) => !indexesOf(after).some((one) => JSON.stringify(one) === JSON.stringify(index)),
  );
  const added = indexesOf(after).length - indexesOf(before).length + lost.length;
  return [
    ...lost.map(({ IndexName }) => `${id} lost or changed its index ${IndexName}`),
    ...(added > 1 ? [`${id} gets ${added} indexes; DynamoDB creates one in an update`] : []),
  ];
};

/** Properties that may grow with an index. */
const OF_INDEXES: ReadonlySet<string> = new Set(['GlobalSecondaryIndexes', 'AttributeDefinitions']);

/** What a deployment of one release over another would replace, lose or refuse. */
export const statefulChanges = (before: StatefulResources, after: StatefulResources): readonly string[] =>
  Object.entries(before).flatMap(([id, was]) => {
    const is = after[id];
    if (!is) return [`${id} (${was.type}) is gone: CloudFormation would delete or abandon it`];
    if (is.type !== was.type) return [`${id} was a ${was.type} and is a ${is.type}`];
    const changed = [...new Set([...Object.keys(was.fixed), ...Object.keys(is.fixed)])].filter(
      (name) => !OF_INDEXES.has(name) && JSON.stringify(was.fixed[name]) !== JSON.stringify(is.fixed[name]),
    );
    return [
      ...changed.map(
        (name) => `${id}: ${name} was ${JSON.stringify(was.fixed[name])} and is ${JSON.stringify(is.fixed[name])}`,
      ),
      ...(is.deletionPolicy === was.deletionPolicy
        ? []
        : [`${id}: its deletion policy was ${was.deletionPolicy} and is ${is.deletionPolicy}`]),
      ...changesOfTable(id, was, is),
    ];
  });
