import { moveNumber, usualStart } from '../ply.ts'
import type { GameTree, MoveNode } from './gameTree.ts'

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')

// A closing brace would end the comment.
const remark = (text: string) => (text ? [`{${text.replaceAll('}', ')')}}`] : [])

/**
 * The words of a line from its first move on, its variations in brackets.
 *
 * @param siblings variations to the first move
 */
function wordsOf(first: MoveNode, siblings: readonly MoveNode[], index: number, start: string): string[] {
  const words: string[] = []
  let isNumbered = true
  let others = siblings
  let at = index
  for (let node: MoveNode | undefined = first; node; [node, ...others] = node.next) {
    const number = moveNumber(at, start)
    words.push(...remark(node.before))
    if (node.ply.color === 'w') words.push(`${number}.`)
    else if (isNumbered || node.before) words.push(`${number}...`)
    words.push(node.ply.san, ...node.nags.map((nag) => `$${nag}`), ...remark(node.comment))
    for (const other of others) words.push(`(${wordsOf(other, [], at, start).join(' ')})`)
    isNumbered = node.comment !== '' || others.length > 0
    at += 1
  }
  return words
}

function writeGame({ tags, start, comment, next: [first, ...others], result }: GameTree) {
  const named = new Set(tags.map(([name]) => name))
  const needed: GameTree['tags'] = [
    ['Result', result],
    ...(start === usualStart
      ? []
      : ([
          ['SetUp', '1'],
          ['FEN', start],
        ] as const)),
  ]
  const all = [...tags, ...needed.filter(([name]) => !named.has(name))]
  const moves = first ? wordsOf(first, others, 0, start) : []
  const text = [...remark(comment), ...moves, result].join(' ')
  return `${all.map(([name, value]) => `[${name} "${quoted(value)}"]`).join('\n')}\n\n${text}\n`
}

/** Cache: an edit changes one game of many. */
const written = new WeakMap<GameTree, string>()

/** Writes games as PGN in English short notation. */
export function writePgn(trees: readonly GameTree[]): string {
  return trees
    .map((tree) => {
      const text = written.get(tree) ?? writeGame(tree)
      written.set(tree, text)
      return text
    })
    .join('\n')
}
