import { type AwsService, errorResponse, inputOf, operationOf } from '../protocol/request.ts';
import { allows, type Statement } from './statements.ts';
import { tableCalls } from './table-calls.ts';

/** The permissions of each function, by the access key that signs its requests. */
export type Callers = ReadonlyMap<string, readonly Statement[]>;

const SIGNED_BY = /Credential=([^/]+)\//;

/** Rejects calls that the function's role does not allow, as DynamoDB on AWS does. */
export const authorized =
  (service: AwsService, callers: Callers, denied: (line: string) => void): AwsService =>
  async (request) => {
    const caller = SIGNED_BY.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const statements = callers.get(caller) ?? [];
    const tables = onTables(statements);
    const refused = tableCalls(operationOf(request), inputOf(request)).find(({ action, table, index, keys }) => {
      const resource = `table/${table}${index === undefined ? '' : `/index/${index}`}`;
      return !allows(tables, { action, resource, leadingKeys: keys });
    });
    if (!refused) return service(request);
    const what = `${caller || 'nobody'} is not authorized to perform ${refused.action} on ${refused.table} ${refused.keys}`;
    denied(what);
    return errorResponse('AccessDeniedException', what);
  };

/** A table's ARN without region and account, because engines choose their own. */
const pathOfArn = (arn: string): string => arn.replace(/^arn:[^:]*:dynamodb:[^:]*:[^:]*:/, '');

const tablesOf = new WeakMap<readonly Statement[], readonly Statement[]>();

/** The statements with paths of tables as resources. */
const onTables = (statements: readonly Statement[]): readonly Statement[] => {
  const known = tablesOf.get(statements);
  if (known) return known;
  const tables = statements.map((one) => ({ ...one, resources: one.resources.map(pathOfArn) }));
  tablesOf.set(statements, tables);
  return tables;
};
