import { safeLink } from '../links.ts'

/** A part of a text with what its marks say of it. */
export interface Span {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly href?: string | undefined
}

/** A run of asterisks, a bracket of a link, or the text between them. */
interface Token {
  readonly text: string
  /** How many asterisks; 0 for text. */
  readonly stars: number
  readonly opens?: boolean
  readonly closes?: boolean
  readonly href?: string
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter)

/** Longer ones are looked for in no text. */
const LONGEST_ADDRESS = 2000

/** The index behind the bracket that closes the one at `start`; -1 when there is none. */
function behindBracket(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < Math.min(text.length, start + LONGEST_ADDRESS); at++) {
    const sign = text[at]
    if (sign === ')') depth--
    else if (sign === '(') depth++
    else if (isSpace(sign)) return -1
    if (depth === 0) return at + 1
  }
  return -1
}

/** A link that begins at this place. */
function linkAt(text: string, start: number) {
  let close = start + 1
  while (close < text.length && text[close] !== ']' && text[close] !== '[') close++
  const inner = text.slice(start + 1, close)
  if (text[close] !== ']' || text[close + 1] !== '(' || inner.trim() === '') return undefined
  const end = behindBracket(text, close + 1)
  const href = end < 0 ? undefined : safeLink(text.slice(close + 2, end - 1))
  return href === undefined ? undefined : { inner, href, end }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let open = ''
  const close = () => {
    if (open) tokens.push({ text: open, stars: 0 })
    open = ''
  }
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? ''
    const next = text[at + 1]
    if (sign === '\\' && (next === '*' || next === '[')) {
      open += next
      at += 2
      continue
    }
    const link = sign === '[' ? linkAt(text, at) : undefined
    if (link) {
      close()
      tokens.push({ text: link.inner, stars: 0, href: link.href })
      at = link.end
      continue
    }
    if (sign !== '*') {
      open += sign
      at++
      continue
    }
    let end = at
    while (text[end] === '*') end++
    const [before, after] = [text[at - 1], text[end]]
    close()
    tokens.push({
      text: text.slice(at, end),
      stars: end - at > 3 ? 0 : end - at,
      // No mark is an asterisk within a word ("Kolleg*innen"), between spaces ("2 * 3") or of a pattern ("*.pdf").
      opens: !isWord(before) && !isSpace(after) && !/[.,;:!?)\]/]/.test(after ?? ''),
      closes: !isSpace(before) && !isWord(after) && !/[([/\u201E]/.test(before ?? ''),
    })
    at = end
  }
  close()
  return tokens
}

/** The tokens that mark: of each pair of asterisks both, what is left over stays text. */
function pairsOf(tokens: readonly Token[]): ReadonlySet<Token> {
  const paired = new Set<Token>()
  const open: Token[] = []
  for (const token of tokens) {
    if (token.stars === 0) continue
    const at = token.closes ? open.findLastIndex(({ stars }) => stars === token.stars) : -1
    const opener = open[at]
    if (opener) {
      paired.add(opener).add(token)
      open.length = at
    } else if (token.opens) open.push(token)
  }
  return paired
}

interface Weight {
  readonly bold: boolean
  readonly italic: boolean
}

function spansIn(text: string, weight: Weight, href?: string): Span[] {
  const tokens = tokensOf(text)
  const marks = pairsOf(tokens)
  const spans: Span[] = []
  let { bold, italic } = weight
  for (const token of tokens) {
    if (marks.has(token)) {
      if (token.stars > 1) bold = !bold
      if (token.stars !== 2) italic = !italic
    } else if (token.href !== undefined && href === undefined)
      spans.push(...spansIn(token.text, { bold, italic }, token.href))
    else
      spans.push({
        text: token.text,
        ...(bold && { bold }),
        ...(italic && { italic }),
        ...(href !== undefined && { href }),
      })
  }
  return spans
}

const isAlike = (one: Span, other: Span) =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href

/**
 * The parts of a text with `**bold**`, `*italic*` and `[words](address)`. A backslash before an asterisk or a bracket
 * takes its meaning away; what makes no pair, and a link to what is no address, stays as it is typed.
 */
export function parseMarkup(text: string): readonly Span[] {
  const joined: Span[] = []
  for (const span of spansIn(text, { bold: false, italic: false })) {
    const last = joined.at(-1)
    if (last && isAlike(last, span)) joined[joined.length - 1] = { ...last, text: last.text + span.text }
    else joined.push(span)
  }
  return joined
}

/** A text without its marks. */
export const withoutMarkup = (text: string) =>
  parseMarkup(text)
    .map((span) => span.text)
    .join('')
