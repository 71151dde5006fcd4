// Writes a drawing in JSX as SVG and back, so that everything untouched gives the same characters: expressions become
// attribute values in braces, or instructions `<?jsx …?>` in the content.
import { svgElementAttributes } from 'svg-element-attributes'
import { styleObject } from '../output/toJsx.ts'
import { unescape } from '../text/entities.ts'
import { SvgError, tokens } from '../text/xml.ts'

/** How attributes are called: as React does, or as SVG does, in frameworks that take both. */
export type NameStyle = 'react' | 'svg'

const known = new Set(Object.values(svgElementAttributes).flat())
const prefixed = /^(xlink|xml|xmlns)([A-Z])(.*)$/

function svgName(name: string, style: NameStyle) {
  if (style === 'svg') return name
  if (name === 'className') return 'class'
  const [, prefix, initial = '', rest = ''] = prefixed.exec(name) ?? []
  if (prefix !== undefined) return `${prefix}:${initial.toLowerCase()}${rest}`
  const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return known.has(dashed) ? dashed : name
}

function jsxName(name: string, style: NameStyle) {
  if (style === 'svg' || /^(?:data|aria)-/.test(name)) return name
  if (name === 'class') return 'className'
  return name.replaceAll(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Characters that XML does not allow where JSX does, as numeric references. */
const guarded = (text: string) =>
  text.replaceAll(/&(?!(?:#\w+|\w+);)|[<"]/g, (character) => `&#${character.charCodeAt(0)};`)
const unguarded = (text: string) =>
  text.replaceAll(/&#(38|60|34);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** Literals in braces are values that can be edited; the tabs before them tell how they were written. */
const quotes = ['', '"', "'", '`']
const literals = [
  /^\{(-?(?:\d+(?:\.\d*)?|\.\d+))\}$/,
  ...quotes.slice(1).map((quote) => new RegExp(`^\\{${quote}([^\\\\\n$${quote}]*)${quote}\\}$`)),
]

function literalIn(expression: string) {
  for (const [kind, pattern] of literals.entries()) {
    const value = pattern.exec(expression)?.[1]
    if (value !== undefined) return `=${'\t'.repeat(kind + 1)}"${guarded(value)}"`
  }
  return `="${guarded(expression)}"`
}

function literalOf(kind: number, value: string) {
  if (kind === 0 && literals[0]?.test(`{${value}}`)) return `{${value}}`
  const quote = quotes[kind] || '"'
  const escaped = value.replaceAll(new RegExp(`[\\\\${quote}$]`, 'g'), (each) =>
    each === '$' && quote !== '`' ? each : `\\${each}`,
  )
  return `{${quote}${escaped.replaceAll('\n', '\\n')}${quote}}`
}

/** The end of an expression that begins with a brace; strings, templates and comments are skipped. */
function expressionEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    } else if (text.startsWith('/*', at)) at = commentEnd(text, at, '*/')
    else if (text.startsWith('//', at)) at = commentEnd(text, at, '\n')
    else if (character === '"' || character === "'") at = stringEnd(text, at)
    else if (character === '`') at = templateEnd(text, at)
  }
  throw new SvgError('unclosed', text, start, '{')
}

function commentEnd(text: string, start: number, mark: string) {
  const at = text.indexOf(mark, start + 2)
  if (at < 0) throw new SvgError('unclosed', text, start, text.slice(start, start + 2))
  return at + mark.length - 1
}

/** The closing quote of a string; the start where the line ends first, as an apostrophe in a text begins none. */
function stringEnd(text: string, start: number) {
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[start]) return at
  }
  return start
}

function templateEnd(text: string, start: number) {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '`') return at
    else if (text.startsWith('${', at)) at = expressionEnd(text, at + 1) - 1
  }
  throw new SvgError('unclosed', text, start, '`')
}

/** An element in JSX as SVG source. @throws SvgError where it cannot be read */
export function jsxToSvg(text: string, start: number, style: NameStyle): { svg: string; end: number } {
  let svg = ''
  let at = start
  let depth = 0
  let spreads = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const expression = () => {
    const from = at
    at = expressionEnd(text, at)
    return text.slice(from, at)
  }
  /** Reads the attributes of a tag. Returns whether it closes itself. */
  const attributes = (): boolean => {
    for (;;) {
      svg += match(/\s*/y)
      const end = match(/\/?>/y)
      svg += end
      if (end !== '') return end === '/>'
      if (text[at] === '{') {
        svg += `jsx-${(spreads += 1)}="${guarded(expression())}"`
        continue
      }
      const name = match(/[A-Za-z_][\w:.-]*/y)
      if (name === '') throw new SvgError('badTag', text, at)
      svg += svgName(name, style)
      const equals = match(/\s*=\s*/y)
      if (equals === '') svg += '="{}"'
      else if (text[at] === '{') svg += literalIn(expression())
      else {
        const value = match(/"[^"]*"|'[^']*'/y)
        if (value === '') throw new SvgError('badAttribute', text, at, name)
        svg += equals + value[0] + guarded(value.slice(1, -1)) + value[0]
      }
    }
  }
  do {
    if (text.startsWith('</', at)) {
      const tag = match(/<\/[\w.:-]+\s*>/y)
      if (tag === '') throw new SvgError('badTag', text, at)
      svg += tag
      depth -= 1
    } else if (text[at] === '<') {
      const tag = match(/<[A-Za-z][\w.:-]*/y)
      if (tag === '') throw new SvgError('badTag', text, at)
      svg += tag
      if (!attributes()) depth += 1
    } else if (text[at] === '{') svg += `<?jsx ${expression()}?>`
    else {
      const words = match(/[^<{]+/y)
      if (words === '') throw new SvgError('unclosed', text, start, '<svg')
      svg += guarded(words)
    }
  } while (depth > 0)
  return { svg, end: at }
}

/** SVG source as JSX: what `jsxToSvg` has written becomes what it was, everything else what React takes. */
export function svgToJsx(svg: string, style: NameStyle): string {
  let text = ''
  for (const token of tokens(svg)) {
    const written = svg.slice(token.start, token.end)
    if (token.kind === 'open') {
      text += `<${token.name}`
      for (const { lead, name, assign, raw, quote } of token.attributes) {
        text += lead
        const own = jsxName(name, style)
        const tabs = /^=(\t+)"$/.exec(assign)?.[1]
        if (/^jsx-\d+$/.test(name)) text += unguarded(raw)
        else if (raw === '{}') text += own
        else if (tabs !== undefined) text += `${own}=${literalOf(tabs.length - 1, unescape(raw))}`
        else if (raw.startsWith('{')) text += own + assign.slice(0, -1) + unguarded(raw)
        else if (name === 'style' && style === 'react') text += `style=${styleObject(unescape(raw), false)}`
        else text += own + assign + unguarded(raw) + quote
      }
      text += token.close
    } else if (token.kind === 'instruction' && written.startsWith('<?jsx ')) text += written.slice(6, -2)
    else if (token.kind === 'comment') text += `{/*${written.slice(4, -3).replaceAll('*/', '* /')}*/}`
    else if (token.kind === 'cdata') text += `{${JSON.stringify(written.slice(9, -3))}}`
    else if (token.kind === 'text' && /[{}]/.test(written)) text += `{${JSON.stringify(unescape(written))}}`
    else text += unguarded(written)
  }
  return text
}
