import { parse } from 'yaml'
import { isPast } from '../../src/content/age.ts'
import type { Figure as AgedFigure } from './article.ts'

type Figure = Pick<AgedFigure, 'figure' | 'of'>

/** The part of a Markdown node that is used here. */
interface Node {
  type: string
  name?: string
  value?: string
  attributes?: object[]
  children?: Node[]
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('')

/** Puts the age of a figure behind its first occurrence below a node. @returns whether it occurs there */
function mark(node: Node, { figure, of }: Figure): boolean {
  const children = node.children ?? []
  const at = children.findIndex((child) => child.type === 'text' && child.value!.includes(figure))
  if (at < 0) return children.some((child) => mark(child, { figure, of }))
  const { value } = children[at]!
  const end = value!.indexOf(figure) + figure.length
  const age = {
    type: 'mdxJsxTextElement',
    name: 'Zahlenalter',
    attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
    children: [],
  }
  children.splice(at, 1, { type: 'text', value: value!.slice(0, end) }, age, {
    type: 'text',
    value: value!.slice(end),
  })
  return true
}

/** Marks figures in the paragraphs below a node, the last of those in one paragraph that are of the same time. */
function markParagraphs(node: Node, figures: Set<Figure>): void {
  if (node.type !== 'paragraph')
    return (node.children ?? []).forEach((child) => markParagraphs(child, figures))
  const text = textOf(node)
  const last = new Map<string, Figure>()
  for (const each of [...figures].toSorted((a, b) => text.indexOf(a.figure) - text.indexOf(b.figure)))
    if (text.includes(each.figure)) {
      last.set(each.of, each)
      figures.delete(each)
    }
  for (const each of last.values()) mark(node, each)
}

/** A remark plugin that marks the figures of a text that are past their day, as its front matter has them. */
export function remarkFigureAges() {
  return (tree: Node) => {
    const front = tree.children?.find(({ type }) => type === 'yaml')?.value ?? ''
    // Checked when the article is read.
    const { figures = [] }: { figures?: AgedFigure[] } = parse(front, { schema: 'failsafe' }) ?? {}
    markParagraphs(tree, new Set(figures.filter((figure) => isPast(figure))))
  }
}
