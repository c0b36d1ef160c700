import ts from 'typescript-5';

/** A change of one line: the characters from `start` to `end` become `text`. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: string;
}

const { SyntaxKind: Kind } = ts;

const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
  [Kind.SlashToken, '*'],
]);

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['all', 'race'],
]);

const DESCRIBED = new Set(['text', 'described', 'Error', 'TypeError']);

const isDescription = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  DESCRIBED.has(node.expression.text);

const negated = (node: ts.Expression, source: ts.SourceFile): string => `!(${node.getText(source)})`;

/** The changes at one node, not at those inside it. */
const changesAt = (node: ts.Node, source: ts.SourceFile): readonly Mutation[] => {
  const replaced = (at: ts.Node, text: string, kind: string): Mutation => ({
    start: at.getStart(source),
    end: at.getEnd(),
    text,
    kind,
  });
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(node.operatorToken.kind);
    if (node.operatorToken.kind === Kind.QuestionQuestionToken)
      return [replaced(node, node.left.getText(source), 'the fallback is dropped')];
    return operator ? [replaced(node.operatorToken, operator, 'another operator')] : [];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
    return [replaced(node, node.operand.getText(source), 'no negation')];
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [
      replaced(condition, negated(condition, source), 'the opposite condition'),
      ...(ts.isIfStatement(node) ? [replaced(condition, 'false', 'the condition never holds')] : []),
    ];
  }
  if (node.kind === Kind.TrueKeyword) return [replaced(node, 'false', 'false')];
  if (node.kind === Kind.FalseKeyword) return [replaced(node, 'true', 'true')];
  if (ts.isNumericLiteral(node))
    return [replaced(node, String(Number(node.text.replaceAll('_', '')) + 1), 'a number and one')];
  if (ts.isExpressionStatement(node)) return [replaced(node, ';', 'no statement')];
  if (ts.isSpreadAssignment(node)) return [replaced(node, '...{}', 'no such members')];
  if (ts.isPropertyAccessExpression(node)) {
    const other = METHODS.get(node.name.text);
    return other && ts.isCallExpression(node.parent) ? [replaced(node.name, other, 'another method')] : [];
  }
  if (ts.isReturnStatement(node) && node.expression)
    return [replaced(node.expression, 'undefined', 'nothing is returned')];
  return [];
};

/** Every change of one line of a source, without those of types, imports, declarations and descriptions; each gives another text. */
export const mutationsOf = (path: string, text: string): readonly Mutation[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: Mutation[] = [];
  const isChange = ({ start, end, text: change }: Mutation): boolean =>
    lineOf(start) === lineOf(end) && text.slice(start, end) !== change;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (isDescription(node)) return;
    found.push(...changesAt(node, source).filter(isChange));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
