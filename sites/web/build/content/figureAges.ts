import { parse } from 'yaml'
import { isPast } from '../../src/content/age.ts'
import type { Figure } from './article.ts'

/** The part of a Markdown node that is used here. */
interface Node {
  type: string
  name?: string
  value?: string
  attributes?: object[]
  children?: Node[]
}

/** Puts the age of a figure behind its first occurrence below a node. @returns whether it occurs there */
function markFirst(node: Node, { figure, of }: Pick<Figure, 'figure' | 'of'>): boolean {
  const children = node.children ?? []
  const at = children.findIndex((child) => child.type === 'text' && child.value!.includes(figure))
  if (at < 0) return children.some((child) => markFirst(child, { figure, of }))
  const { value } = children[at]!
  const end = value!.indexOf(figure) + figure.length
  children.splice(
    at,
    1,
    { type: 'text', value: value!.slice(0, end) },
    {
      type: 'mdxJsxTextElement',
      name: 'Zahlenalter',
      attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
      children: [],
    },
    { type: 'text', value: value!.slice(end) },
  )
  return true
}

/** A remark plugin that marks the figures of a text that are past their day, as its front matter has them. */
export function remarkFigureAges() {
  return (tree: Node) => {
    const front = tree.children?.find(({ type }) => type === 'yaml')?.value ?? ''
    // Checked when the article is read.
    const { figures = [] }: { figures?: Figure[] } = parse(front, { schema: 'failsafe' }) ?? {}
    for (const figure of figures) if (isPast(figure)) markFirst(tree, figure)
  }
}
