import type { Rule } from 'eslint';

/** A node of a syntax tree, of which ESLint knows the kinds of JavaScript alone. */
type Node = { readonly type: string } & Record<string, unknown>;

/** Functions that write an amount, a number, a day or a name. */
const writers = /^(money|percent|isolated|format\w+)$/;

const child = (node: Node, name: string) => node[name] as Node;

/** The texts that an expression may be: those of its branches. */
function textsOf(expression: Node): readonly Node[] {
  switch (expression.type) {
    case 'ConditionalExpression':
      return [...textsOf(child(expression, 'consequent')), ...textsOf(child(expression, 'alternate'))];
    case 'LogicalExpression':
      return textsOf(child(expression, 'right'));
    case 'Literal':
      return typeof expression['value'] === 'string' ? [expression] : [];
    case 'TemplateLiteral':
      return [expression];
    case 'CallExpression': {
      const { type, name } = child(expression, 'callee');
      return type === 'Identifier' && (name === 'translate' || writers.test(String(name))) ? [expression] : [];
    }
    default:
      return [];
  }
}

/** Whether an expression is at times a text, an element or nothing, and something else at other times. */
function comesAndGoes(expression: Node): boolean {
  if (expression.type === 'LogicalExpression') return true;
  if (expression.type !== 'ConditionalExpression') return false;
  return [child(expression, 'consequent'), child(expression, 'alternate')].some((one) => textsOf(one).length === 0);
}

const isBlank = ({ type, value }: Node): boolean => type === 'JSXText' && String(value).trim() === '';

const expressionOf = (node: Node): Node => (node.type === 'JSXExpressionContainer' ? child(node, 'expression') : node);

/**
 * Reports a text beside other children of its element: one that changes, if only with the language, or that stands beside
 * what comes and goes. Translators of browsers put elements in the place of text nodes. React goes on writing to nodes that
 * are in the page no more, and fails when it takes one out, or puts something before it. The only text of an element is set
 * on the element itself, and so is right.
 */
export const loneLiveText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'Give a text beside other children an element of its own.',
    },
  },
  create(context) {
    const check = (node: Rule.Node): void => {
      const { children, parent, type } = node as unknown as { children: Node[]; parent: Node; type: string };
      const shown = children.filter((one) => !isBlank(one) && expressionOf(one).type !== 'JSXEmptyExpression');
      if (shown.length < 2) return;
      // The children of a fragment that goes are taken out one by one.
      const unsteady =
        shown.some((one) => comesAndGoes(expressionOf(one))) ||
        (type === 'JSXFragment' && /^(Logical|Conditional)Expression$/.test(parent.type));
      for (const one of shown) {
        const texts = textsOf(expressionOf(one));
        // A blank or a colon says the same in each language.
        const isWords = texts.some(({ type: kind }) => kind !== 'Literal');
        if (isWords || (unsteady && texts.length > 0))
          context.report({ node: one as unknown as Rule.Node, messageId: 'beside' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
