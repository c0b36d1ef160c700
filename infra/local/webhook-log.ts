import { createHmac } from 'node:crypto';
import { threadHeaders } from '../../shared/delivery/webhooks/attempt.ts';
import { deliveries } from '../../shared/delivery/webhooks/deliveries.ts';
import {
  type Attempt,
  bodyKey,
  type DeliveryBody,
  type DeliveryItem,
} from '../../shared/delivery/webhooks/delivery-item.ts';
import { type EndpointItem, endpointKey } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { threadOfRow } from '../../shared/platform/db/stamp.ts';
import { storedImage } from '../../shared/platform/db/stored.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { threadFields } from '../../shared/platform/telemetry/thread.ts';
import { type DynamoCall, wireItem } from './engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, objectOf } from './json.ts';
import type { KmsKeys } from './secrets/kms-keys.ts';
import { open } from './secrets/kms-seal.ts';

/** A delivery attempt, with the details that the developer of a receiver needs. */
export interface ShownAttempt {
  readonly delivery_id: string;
  readonly delivery_status: string;
  readonly at: string;
  readonly request: {
    readonly method: 'POST';
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  readonly response: Pick<Attempt, 'status' | 'error' | 'ms'> & { readonly start: string | null };
  /** Whether `X-Svc-Signature` verifies with a secret of the endpoint; null if nothing was sent. */
  readonly verified: boolean | null;
}

export interface WebhookLog {
  /** Newest first. */
  readonly list: () => Promise<readonly ShownAttempt[]>;
  /** Resends a delivery; false if it does not exist. */
  readonly resend: (id: string) => Promise<boolean>;
}

/** Verifies a signature as a receiver does. */
const verifies = (signature: string, body: string, secrets: readonly string[]): boolean => {
  const [, t = ''] = /^t=(\d+)/.exec(signature) ?? [];
  const signatures = [...signature.matchAll(/v1=([0-9a-f]+)/g)].map(([, hex]) => hex);
  return secrets.some((secret) =>
    signatures.includes(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')),
  );
};

const hubOf = ({ team_id: team, hub_id: hub }: DeliveryItem) => ({ team, hub });

/** The deliveries of the stack, read from its table. */
export const webhookLog = (
  dynamo: DynamoCall,
  connect: () => Table,
  tableName: () => string,
  keys: KmsKeys,
): WebhookLog => {
  let table: Table | undefined;
  const db = (): Table => {
    table ??= connect();
    return table;
  };

  const all = async (): Promise<readonly DeliveryItem[]> => {
    const found: DeliveryItem[] = [];
    let after: JsonObject | undefined;
    do {
      const { Items, LastEvaluatedKey } = await dynamo('Scan', {
        TableName: tableName(),
        FilterExpression: '#e = :e',
        ExpressionAttributeNames: { '#e': 'entity' },
        ExpressionAttributeValues: { ':e': { S: 'webhook_delivery' } },
        ...(after && { ExclusiveStartKey: after }),
      });
      for (const item of arrayOf(Items)) found.push(storedImage<DeliveryItem>(wireItem(item)));
      after = LastEvaluatedKey === undefined ? undefined : objectOf(LastEvaluatedKey);
    } while (after);
    return found;
  };

  const secretsOf = ({ team_id: team, hub_id: hub, id: endpoint, secrets }: EndpointItem): readonly string[] =>
    secrets.map(({ sealed }) =>
      open(keys, Buffer.from(sealed, 'base64'), { team, hub, endpoint }).plaintext.toString(),
    );

  const shown = async (delivery: DeliveryItem): Promise<readonly ShownAttempt[]> => {
    const { id, endpoint_id, attempts } = delivery;
    const wanted = [endpointKey(hubOf(delivery), endpoint_id), bodyKey(hubOf(delivery), endpoint_id, id)];
    const [endpoint, sent] = (await db().getMany<unknown>(wanted)) as readonly [EndpointItem?, DeliveryBody?];
    const [body, secrets] = [sent?.body ?? '', endpoint ? secretsOf(endpoint) : []];
    const sentBy = threadHeaders(threadFields(threadOfRow(delivery)));
    return attempts.map(({ at, status, error, ms, response, signature }) => ({
      delivery_id: id,
      delivery_status: delivery.status,
      at,
      request: {
        method: 'POST',
        url: endpoint?.url ?? '',
        headers: { 'webhook-id': id, ...sentBy, ...(signature !== null && { 'X-Svc-Signature': signature }) },
        body,
      },
      response: { status, error, ms, start: response },
      verified: signature === null ? null : verifies(signature, body, secrets),
    }));
  };

  return {
    async list() {
      const attempts = (await Promise.all((await all()).map(shown))).flat();
      return attempts.toSorted((one, other) => (one.at < other.at ? 1 : -1));
    },
    async resend(id) {
      const delivery = (await all()).find((one) => one.id === id);
      if (delivery) await deliveries(db(), hubOf(delivery), delivery.endpoint_id).resend(id, new Date());
      return delivery !== undefined;
    },
  };
};
