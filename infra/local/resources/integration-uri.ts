/** The function in the URI of an integration. */
export const functionArnOf = (uri: string): string => /arn:[^:]+:lambda:[^/]+?:function:[^/]+/.exec(uri)?.[0] ?? '';
