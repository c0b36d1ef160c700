import { FunctionError, type Invoke } from '../functions/invocation.ts';
import { objectOf } from '../json.ts';
import { AwsError, type AwsResponse, type AwsService, inputOf } from '../protocol/request.ts';

export const LAMBDA_PATH = '/2015-03-31/functions/';

const INVOCATION = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

const answered = (payload: unknown, error?: string): AwsResponse => ({
  status: 200,
  headers: {
    'content-type': 'application/json',
    'x-amz-executed-version': '$LATEST',
    ...(error !== undefined && { 'x-amz-function-error': error }),
  },
  body: JSON.stringify(payload),
});

/** Lambda's Invoke, for functions that wait for the result of another; `functionNamed` finds a function by name. */
export const lambda =
  (functionNamed: (name: string) => Invoke | undefined): AwsService =>
  async (request) => {
    const name = decodeURIComponent(INVOCATION.exec(request.path.split('?')[0] ?? '')?.[1] ?? '');
    const invoke = functionNamed(name);
    if (!invoke) throw new AwsError('ResourceNotFoundException', `Function not found: ${name}`, 404);
    try {
      return answered(await invoke(objectOf(inputOf(request))));
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      return answered({ errorType: error.type, errorMessage: error.message }, 'Unhandled');
    }
  };
