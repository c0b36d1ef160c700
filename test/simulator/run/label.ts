interface Keyed {
  readonly pk?: string;
  readonly sk?: string;
}

interface Addressed {
  readonly Key?: Keyed;
  readonly Item?: Keyed;
  readonly TransactItems?: readonly Readonly<Record<string, Addressed>>[];
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly Keyed[] }>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
}

const keysOf = (input: Addressed): readonly string[] => {
  const { Key, Item, TransactItems, RequestItems, ExpressionAttributeValues } = input;
  if (TransactItems) return TransactItems.flatMap((item) => Object.values(item).flatMap(keysOf));
  if (RequestItems) return Object.values(RequestItems).flatMap(({ Keys }) => Keys.map(({ sk = '' }) => sk));
  return [(Key ?? Item)?.sk ?? String(ExpressionAttributeValues?.[':v0'] ?? '')];
};

/** A request to a table in the trace: its command and the sort keys, or the partition, that it is about. */
export const labelOf = (command: string, input: object): string =>
  `${command.replace(/Command$/, '')} ${keysOf(input as Addressed).join(' + ')}`;
