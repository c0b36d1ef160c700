/** The request of CloudFormation for a custom resource. */
export interface CustomResourceEvent {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly ResponseURL: string;
  readonly StackId: string;
  readonly RequestId: string;
  readonly LogicalResourceId: string;
  readonly PhysicalResourceId?: string;
  readonly ResourceProperties: Readonly<Record<string, unknown>>;
}

export type Outcome =
  | {
      readonly Status: 'SUCCESS';
      readonly PhysicalResourceId: string;
      readonly Data?: Readonly<Record<string, string>>;
    }
  | { readonly Status: 'FAILED'; readonly PhysicalResourceId: string; readonly Reason: string };

/** Reports the result to CloudFormation. Throws if the report fails, so the invocation is retried. */
export const respond = async (event: CustomResourceEvent, outcome: Outcome): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = event;
  // The presigned URL does not allow a content type; bytes are sent without one.
  const body = Buffer.from(JSON.stringify({ StackId, RequestId, LogicalResourceId, ...outcome }));
  const response = await fetch(event.ResponseURL, { method: 'PUT', body });
  if (!response.ok) throw new Error(`CloudFormation's URL answered ${response.status}`);
};
