/** A part of PGN movetext. */
export type Token =
  | { readonly kind: 'comment' | 'word'; readonly text: string; readonly at: number }
  | { readonly kind: 'nag'; readonly nag: number; readonly at: number }
  | { readonly kind: 'open' | 'close'; readonly at: number }

/** A game as it stands in the text, not yet played through. */
export interface RawGame {
  readonly tags: ReadonlyArray<readonly [name: string, value: string]>
  readonly tokens: readonly Token[]
  readonly result: string
  /** Whether a comment or a variation is still open where it ends. */
  readonly isCut: boolean
}

const glyphs: Readonly<Record<string, number>> = {
  '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6, '‼': 3, '⁇': 4, '⁉': 5, '⁈': 6, '□': 7, '=': 10, '∞': 13,
  '⩲': 14, '+=': 14, '⩱': 15, '=+': 15, '±': 16, '+/-': 16, '∓': 17, '-/+': 17, '+-': 18, '-+': 19,
} // prettier-ignore

const patterns = {
  space: /\s+/y,
  escape: /^%.*$/my,
  tag: /^\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]|^\[\s*(\w+)\s+"(.*)"\s*\]\s*$/my,
  moreTags: /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y,
  remark: /;.*/y,
  nag: /\$(\d+)/y,
  result: /(?:1-0|0-1|1\/2-1\/2|½-½|1:0|0:1|\*)(?=[\s;{)[]|$)/y,
  number: /\d+\s*(?:\.+|…)\s*(?:\.{2,}|…)?|\d+(?=\s|$)|\.{2,}|…|e\.?p\.?(?=\s|$)/y,
  glyph: /[!?]{1,2}|[‼⁇⁉⁈□∞⩲⩱±∓]|\+[-=]|[-=]\+|\+\/-|-\/\+|=(?![QRBNDTLS♕♖♗♘])/uy,
  word: /(?:[^\s{}();$!?‼⁇⁉⁈□∞⩲⩱±∓[\]]|\([QRBNDTLS♕♖♗♘]\))+/uy,
}

const unquoted = (text: string) => text.replaceAll(/\\(.)/g, '$1')

/** Where the text before the tags of another game ends: they begin a line, behind an empty one. */
function nextGame(text: string, from: number): number | undefined {
  for (const { index } of text.slice(from).matchAll(/^[ \t]*\[\w+\s+"/gm)) {
    const end = text.slice(from, from + index).trimEnd().length
    if (text.slice(from + end, from + index).split('\n').length > 2) return from + end
  }
  return undefined
}

/** The end of a comment: its closing brace, or the tags of the next game if it has none. */
function commentEnd(text: string, from: number) {
  const brace = text.indexOf('}', from)
  const game = nextGame(brace < 0 ? text : text.slice(0, brace), from)
  if (brace >= 0 && game === undefined) return { end: brace, next: brace + 1, isCut: false }
  const end = game ?? text.length
  return { end, next: end, isCut: true }
}

/** Yields the games of a text, each tokenised when it is asked for. */
export function* rawGames(text: string): Generator<RawGame> {
  let tags: Array<readonly [string, string]> = []
  let tokens: Token[] = []
  let depth = 0
  let isCut = false
  let at = 0
  const end = (result: string): RawGame => {
    const game = { tags, tokens, result, isCut: isCut || depth > 0 }
    tags = []
    tokens = []
    depth = 0
    isCut = false
    return game
  }
  const eat = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) at = pattern.lastIndex
    return match
  }
  while (at < text.length) {
    if (eat(patterns.space) || eat(patterns.escape)) continue
    const start = at
    const tag = eat(patterns.tag) ?? (tags.length > 0 && tokens.length === 0 ? eat(patterns.moreTags) : null)
    if (tag) {
      if (tokens.length > 0) yield end('*')
      tags.push([tag[1] ?? tag[3] ?? '', unquoted(tag[2] ?? tag[4] ?? '')])
      continue
    }
    const sign = text[at]
    if (sign === '{') {
      const comment = commentEnd(text, at + 1)
      tokens.push({ kind: 'comment', text: plain(text.slice(at + 1, comment.end)), at })
      isCut ||= comment.isCut
      at = comment.next
      continue
    }
    if (sign === '(' || sign === ')') {
      depth = Math.max(0, depth + (sign === '(' ? 1 : -1))
      tokens.push({ kind: sign === '(' ? 'open' : 'close', at })
      at += 1
      continue
    }
    const remark = eat(patterns.remark)
    if (remark) {
      tokens.push({ kind: 'comment', text: plain(remark[0].slice(1)), at: start })
      continue
    }
    const nag = eat(patterns.nag)
    if (nag) {
      tokens.push({ kind: 'nag', nag: Number(nag[1]), at: start })
      continue
    }
    const result = eat(patterns.result)
    if (result) {
      if (depth === 0 && (tokens.length > 0 || tags.length > 0)) yield end(result[0])
      continue
    }
    if (eat(patterns.number)) continue
    const glyph = eat(patterns.glyph)
    if (glyph) tokens.push({ kind: 'nag', nag: glyphs[glyph[0]] ?? 0, at: start })
    else if (eat(patterns.word)) addWord(tokens, text.slice(start, at), start)
    else at += 1
  }
  if (tokens.length > 0 || tags.length > 0) yield end('*')
}

const plain = (comment: string) => comment.replaceAll(/\s+/g, ' ').trim()

/** Adds a move; an assessment at its end, as in `Nf3+-`, becomes a glyph. */
function addWord(tokens: Token[], word: string, at: number) {
  const [, move = word, sign] = /^(.*[1-8QRBNDTLS♕♖♗♘)#+0O])(\+[-=]|[-=]\+|\+\/-|-\/\+)$/u.exec(word) ?? []
  tokens.push({ kind: 'word', text: move, at })
  if (sign) tokens.push({ kind: 'nag', nag: glyphs[sign] ?? 0, at })
}
