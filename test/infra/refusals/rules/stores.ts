import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf, textOf } from '../support/rendered.ts';

const BUCKET = 'AWS::S3::Bucket';
const SECRET = 'AWS::SecretsManager::Secret';

const rulesOf = ({ LifecycleConfiguration }: JsonObject): readonly JsonObject[] =>
  arrayOf(objectOf(LifecycleConfiguration).Rules).map(objectOf);

const ACTIONS = [
  'ExpirationInDays',
  'ExpirationDate',
  'ExpiredObjectDeleteMarker',
  'AbortIncompleteMultipartUpload',
  'NoncurrentVersionExpiration',
  'NoncurrentVersionExpirationInDays',
  'Transitions',
  'NoncurrentVersionTransitions',
];

const bucket = (Properties: JsonObject) => templateOf({ Broken: resource(BUCKET, Properties) });
const secret = (Properties: JsonObject) => templateOf({ Broken: resource(SECRET, Properties) });

export const STORE_RULES: readonly Refusal[] = [
  {
    rule: 'a lifecycle rule has a unique id and an action, and does not remove delete markers beside an age',
    source: 'S3 User Guide, "Lifecycle configuration elements"; API reference, LifecycleRule',
    problems: each(BUCKET, ({ properties }) => {
      const rules = rulesOf(properties);
      const ids = rules.map(({ Id }) => stringOf(Id));
      return [
        ...within('rules', rules.length, 0, 1_000),
        ...ids.filter((id, nth) => id.length > 255 || ids.indexOf(id) !== nth),
        ...rules.flatMap((rule) => [
          ...unless(
            ACTIONS.some((name) => rule[name] !== undefined),
            'a rule has no action',
          ),
          ...unless(!(rule.ExpiredObjectDeleteMarker === true && rule.ExpirationInDays !== undefined), 'both'),
          ...within('ExpirationInDays', rule.ExpirationInDays, 1, 2_147_483_647),
        ]),
      ];
    }),
    broken: bucket({ LifecycleConfiguration: { Rules: [{ Id: 'nothing', Status: 'Enabled' }] } }),
  },
  {
    rule: 'a CORS rule of a bucket names only methods that S3 knows: OPTIONS and PATCH are refused',
    source: 'S3 User Guide, "Elements of a CORS configuration": AllowedMethod element',
    problems: each(BUCKET, ({ properties }) => {
      const rules = arrayOf(objectOf(properties.CorsConfiguration).CorsRules).map(objectOf);
      return [
        ...within('rules', rules.length, 0, 100),
        ...rules
          .flatMap(({ AllowedMethods }) => arrayOf(AllowedMethods).map(stringOf))
          .filter((method) => !['GET', 'PUT', 'POST', 'DELETE', 'HEAD'].includes(method)),
      ];
    }),
    broken: bucket({ CorsConfiguration: { CorsRules: [{ AllowedMethods: ['PATCH'] }] } }),
  },
  {
    rule: 'a bucket policy has at most 20 KB',
    source: 'S3 User Guide, "Bucket policies for Amazon S3": size',
    problems: each('AWS::S3::BucketPolicy', ({ properties }) =>
      within('bytes', bytesOf(properties.PolicyDocument), 1, 20_480),
    ),
    broken: templateOf({ Broken: resource('AWS::S3::BucketPolicy', { PolicyDocument: 'x'.repeat(20_481) }) }),
  },
  {
    rule: 'the name of a secret has at most 512 valid characters and does not end like the suffix of an ARN',
    source: 'Secrets Manager API reference, CreateSecret: Name',
    problems: each(SECRET, ({ properties }) => {
      const name = properties.Name === undefined ? 'generated' : textOf(properties.Name);
      return unless(/^[\w/+=.@-]{1,512}$/.test(name) && !/-[A-Za-z0-9]{6}$/.test(name), name);
    }),
    broken: secret({ Name: 'payments-secret' }),
  },
  {
    rule: 'a generated value has a template and a key together, and is long enough for each kind of character',
    source: 'Secrets Manager API reference, GetRandomPassword; CloudFormation, GenerateSecretString',
    problems: each(SECRET, ({ properties }) => {
      const {
        SecretStringTemplate,
        GenerateStringKey,
        PasswordLength = 32,
      } = objectOf(properties.GenerateSecretString);
      if (properties.GenerateSecretString === undefined) return [];
      return [
        ...unless((SecretStringTemplate === undefined) === (GenerateStringKey === undefined), 'one without the other'),
        ...within('PasswordLength', PasswordLength, 4, 4_096),
        ...unless(properties.SecretString === undefined, 'a value beside the generated one'),
      ];
    }),
    broken: secret({ GenerateSecretString: { GenerateStringKey: 'value' } }),
  },
];
