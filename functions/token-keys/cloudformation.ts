/** What CloudFormation sends for a custom resource. */
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

/** Tells CloudFormation how it went; throws where that is not heard, so that the call is repeated. */
export const respond = async (event: CustomResourceEvent, outcome: Outcome): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = event;
  // A presigned URL admits no content type, and bytes are sent without one.
  const body = Buffer.from(JSON.stringify({ StackId, RequestId, LogicalResourceId, ...outcome }));
  const response = await fetch(event.ResponseURL, { method: 'PUT', body });
  if (!response.ok) throw new Error(`CloudFormation's URL answered ${response.status}`);
};
