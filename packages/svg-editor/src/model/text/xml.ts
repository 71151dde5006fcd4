// Lossless XML scanner: tokens are offsets into the text, nothing is normalised. It checks well-formedness,
// as browsers refuse other files, and is independent of SVG.
import type { Attribute } from '../document/svgNode.ts'

/** Kinds of errors in a source; the labels hold their messages. */
export type SvgProblem =
  | 'empty'
  | 'tooLarge'
  | 'encoding'
  | 'json'
  | 'tooDeep'
  | 'tooMany'
  | 'noSvg'
  | 'twoRoots'
  | 'textOutside'
  | 'unclosed'
  | 'wrongEnd'
  | 'badTag'
  | 'badAttribute'
  | 'twiceAttribute'
  | 'badEntity'
  | 'badCharacter'

/** A source that cannot be read, with the position of the error. */
export class SvgError extends Error {
  readonly problem: SvgProblem
  /** Character offset into the text. */
  readonly at: number
  /** Counted from 1. */
  readonly line: number
  readonly column: number
  /** The name of the tag or attribute concerned. */
  readonly detail: string

  constructor(problem: SvgProblem, text: string, at: number, detail = '') {
    super(problem)
    this.problem = problem
    this.at = at
    this.detail = detail
    const before = text.slice(0, at)
    this.line = before.split('\n').length
    this.column = at - before.lastIndexOf('\n')
  }
}

export type Token =
  | {
      readonly kind: 'open'
      readonly start: number
      readonly end: number
      readonly name: string
      readonly attributes: readonly Attribute[]
      readonly close: string
      readonly selfClosing: boolean
    }
  | { readonly kind: 'close'; readonly start: number; readonly end: number; readonly name: string }
  | {
      readonly kind: 'text' | 'comment' | 'cdata' | 'instruction' | 'doctype'
      readonly start: number
      readonly end: number
    }

const name = /[A-Za-z_:\u00b7-\uffff][\w:.\u00b7-\uffff-]*/y
const assign = /\s*=\s*["']/y
const space = /\s*/y
const tagEnd = /\s*\/?>/y
const looseAmpersand = /&(?!(?:#\d+|#x[\da-fA-F]+|[A-Za-z_][\w.-]*);)/
/** Whether a text is a valid attribute name. */
export const isAttributeName = (text: string) => match(name, text, 0) === text && text !== ''

/** What a sticky pattern matches at a place. `test` makes no array, of which a large file would need millions. */
function match(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : undefined
}

/** Names seen last: in a large file they repeat, and one string each is what has to be kept of them. */
const names = new Map<string, string>()
/** Limit of the cache; a file may hold any number of names. */
const mostNames = 500

function shared(text: string) {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostNames) names.clear()
  names.set(text, text)
  return text
}

/** Splits a source into tokens from `at` on. @throws SvgError where it is not well-formed */
export function* tokens(text: string, at = 0): Generator<Token> {
  let position = at
  while (position < text.length) {
    const token = text[position] === '<' ? markup(text, position) : characters(text, position)
    const strange = forbiddenAt(text, position, token.end)
    if (strange >= 0) throw new SvgError('badCharacter', text, strange)
    yield token
    position = token.end
  }
}

/** Offset of the first character that XML 1.0 forbids and browsers refuse; -1 if none. */
function forbiddenAt(text: string, from: number, to: number) {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 ? code !== 9 && code !== 10 && code !== 13 : code > 0xff_fd) return at
  }
  return -1
}

function characters(text: string, start: number): Token {
  const next = text.indexOf('<', start)
  const end = next < 0 ? text.length : next
  checkEntities(text, start, end)
  return { kind: 'text', start, end }
}

function checkEntities(text: string, start: number, end: number) {
  const part = text.slice(start, end)
  const loose = part.includes('&') ? looseAmpersand.exec(part) : undefined
  if (loose) throw new SvgError('badEntity', text, start + loose.index)
}

function markup(text: string, start: number): Token {
  if (text.startsWith('<!--', start)) return { kind: 'comment', start, end: after(text, '-->', start, 4) }
  if (text.startsWith('<![CDATA[', start)) return { kind: 'cdata', start, end: after(text, ']]>', start, 9) }
  if (text.startsWith('<?', start)) return { kind: 'instruction', start, end: after(text, '?>', start, 2) }
  if (text.startsWith('<!DOCTYPE', start)) return { kind: 'doctype', start, end: doctypeEnd(text, start) }
  if (text.startsWith('</', start)) {
    const tag = match(name, text, start + 2)
    if (!tag) throw new SvgError('badTag', text, start)
    const gap = match(space, text, start + 2 + tag.length) ?? ''
    const end = start + 2 + tag.length + gap.length
    if (text[end] !== '>') throw new SvgError('badTag', text, start, tag)
    return { kind: 'close', start, end: end + 1, name: tag }
  }
  return open(text, start)
}

function after(text: string, mark: string, start: number, skip: number) {
  const at = text.indexOf(mark, start + skip)
  if (at < 0) throw new SvgError('unclosed', text, start, text.slice(start, start + skip))
  return at + mark.length
}

/** The end of a document type; `>` and `]` do not end it within quoted text, comments and instructions. */
function doctypeEnd(text: string, start: number) {
  let inside = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (text.startsWith('<!--', at)) at = after(text, '-->', at, 4) - 1
    else if (text.startsWith('<?', at)) at = after(text, '?>', at, 2) - 1
    else if (character === '"' || character === "'") {
      const quoted = text.indexOf(character, at + 1)
      if (quoted < 0) break
      at = quoted
    } else if (character === '[') inside = true
    else if (character === ']') inside = false
    else if (character === '>' && !inside) return at + 1
  }
  throw new SvgError('unclosed', text, start, '<!DOCTYPE')
}

function open(text: string, start: number): Token {
  const found = match(name, text, start + 1)
  if (!found) throw new SvgError('badTag', text, start)
  const tag = shared(found)
  const attributes: Attribute[] = []
  let seen: Set<string> | undefined
  let at = start + 1 + tag.length
  for (;;) {
    const close = match(tagEnd, text, at)
    if (close !== undefined) {
      const end = at + close.length
      return { kind: 'open', start, end, name: tag, attributes, close, selfClosing: close.endsWith('/>') }
    }
    const lead = match(space, text, at) ?? ''
    at += lead.length
    if (at >= text.length) throw new SvgError('unclosed', text, start, `<${tag}`)
    const key = match(name, text, at)
    if (!key || lead === '') throw new SvgError('badTag', text, at, tag)
    const equals = match(assign, text, at + key.length)
    if (!equals) throw new SvgError('badAttribute', text, at, key)
    // The few attributes of a usual tag are compared; a set serves a tag with many.
    if (seen ? seen.has(key) : attributes.some((each) => each.name === key)) {
      throw new SvgError('twiceAttribute', text, at, key)
    }
    if (attributes.length === 20) seen = new Set(attributes.map((each) => each.name))
    seen?.add(key)
    const quote = equals.slice(-1)
    const from = at + key.length + equals.length
    const to = text.indexOf(quote, from)
    if (to < 0) throw new SvgError('unclosed', text, at, key)
    const raw = text.slice(from, to)
    const less = raw.indexOf('<')
    if (less >= 0) throw new SvgError('badAttribute', text, at, key)
    checkEntities(text, from, to)
    attributes.push({ lead, name: shared(key), assign: equals, raw, quote })
    at = to + 1
  }
}
