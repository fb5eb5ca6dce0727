import type { Rule } from 'eslint';

/** A node of a syntax tree, of which ESLint knows the kinds of JavaScript alone. */
type Node = { readonly type: string } & Record<string, unknown>;

/** Functions that write an amount, a number, a day or a name. */
const writers = /^(money|percent|isolated|format\w+)$/;

/** Whether an expression is a text that changes while its element stays: with figures, or only at times. */
function isLiveText(expression: Node): boolean {
  switch (expression.type) {
    case 'TemplateLiteral':
      return (expression['expressions'] as Node[]).length > 0;
    case 'CallExpression': {
      const callee = expression['callee'] as Node;
      const name = callee.type === 'Identifier' ? (callee['name'] as string) : '';
      return name === 'translate' ? (expression['arguments'] as Node[]).length > 1 : writers.test(name);
    }
    case 'ConditionalExpression':
      return isLiveText(expression['consequent'] as Node) || isLiveText(expression['alternate'] as Node);
    case 'LogicalExpression':
      return isLiveText(expression['right'] as Node);
    default:
      return false;
  }
}

const isBlank = ({ type, value }: Node): boolean => type === 'JSXText' && String(value).trim() === '';

/**
 * Reports a text that changes beside other children of its element. Translators of browsers put elements in the place of
 * text nodes, and React goes on writing to nodes that are in the page no more; the only text of an element is set on the
 * element itself, and so is right.
 */
export const loneLiveText: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { beside: 'Give a text that changes an element of its own.' } },
  create(context) {
    const check = (node: Rule.Node): void => {
      const children = (node as unknown as { children: Node[] }).children.filter((child) => !isBlank(child));
      if (children.length < 2) return;
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && isLiveText(child['expression'] as Node))
          context.report({ node: child as unknown as Rule.Node, messageId: 'beside' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
