/** A node; it links to the following one unless it has links. */
export interface NodeInput {
  readonly id: string;
  readonly type: string;
  readonly data?: object;
  readonly [link: `next${string}`]: string;
}

const BRANCHES: ReadonlySet<string> = new Set(['condition', 'split', 'exit']);

/** The nodes with their links. */
export const inRow = (nodes: readonly NodeInput[]): readonly object[] =>
  nodes.map((node, nth) => {
    const following = nodes[nth + 1]?.id;
    const leads = Object.keys(node).some((name) => name.startsWith('next'));
    const next = following && !leads && !BRANCHES.has(node.type) ? { next: following } : {};
    return { data: {}, ...next, ...node };
  });

export const mail = (id: string, subject = id): NodeInput => ({
  id,
  type: 'send_email',
  data: { subject, body: `${subject} body` },
});
/** An email to a member who has left. */
export const farewell = (id: string): NodeInput => ({
  id,
  type: 'send_email',
  data: { subject: id, body: `${id} body`, send_to_former_members: true },
});
export const wait = (id: string, seconds: number): NodeInput => ({ id, type: 'delay', data: { seconds } });
export const isTagged = (tag_id: string) => ({
  conditions: [{ type: 'has_tag', operator: 'is', value: { tag_id } }],
});
