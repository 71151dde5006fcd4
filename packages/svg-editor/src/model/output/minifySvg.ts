import { runTogether } from '../text/numberText.ts'
import { parsePath, rolesOf } from '../path/pathData.ts'
import { startTag, type Attribute } from '../document/svgNode.ts'
import { tokens } from '../text/xml.ts'
import { keepsSpace } from './space.ts'

/** A number in its shortest spelling: no plus sign, no leading or trailing zeros. */
function shortest(text: string) {
  const value = Number(text)
  const plain = String(value)
  const short = plain.replace(/^(-?)0\./, '$1.')
  return short.length < text.length ? short : text
}

function minifyPath(d: string) {
  const { segments, errorAt } = parsePath(d)
  if (errorAt !== undefined) return d.trim()
  let text = ''
  let last = ''
  for (const [index, { command, args }] of segments.entries()) {
    const before = segments[index - 1]?.command
    const understood = before === 'M' ? 'L' : before === 'm' ? 'l' : before
    // A repeated command letter can be omitted, except that of a move: it would read as a line.
    const spoken = understood !== command || 'Mm'.includes(command) || 'Zz'.includes(command)
    if (spoken) {
      text += command
      last = ''
    }
    const roles = rolesOf(command)
    for (const [at, arg] of args.entries()) {
      const written = shortest(arg.text)
      text += last !== '' && runTogether(last, written) ? ` ${written}` : written
      const flag = roles[at] === 'large' || roles[at] === 'sweep'
      last = flag ? '' : written
    }
  }
  return text
}

function minifyAttribute(each: Attribute, element: string): Attribute {
  const plain = !each.raw.includes('&')
  const raw =
    each.name === 'd' && element === 'path' && plain
      ? minifyPath(each.raw)
      : each.name === 'points' && plain
        ? each.raw.trim().replaceAll(/[\s,]+/g, ' ')
        : each.raw
  return { ...each, lead: ' ', assign: `=${each.quote}`, raw }
}

/** The source without comments, line breaks, redundant letters and zeros in paths; nothing is rounded or renamed. */
export function minifySvg(source: string) {
  const names: string[] = []
  let text = ''
  for (const token of tokens(source, source.startsWith('\ufeff') ? 1 : 0)) {
    const written = source.slice(token.start, token.end)
    const inside = names.some(keepsSpace)
    if (token.kind === 'open') {
      const attributes = token.attributes.map((each) => minifyAttribute(each, token.name))
      const close = token.selfClosing ? '/>' : '>'
      text += startTag({ name: token.name, attributes, close, inner: '', end: '' })
      if (!token.selfClosing) names.push(token.name)
    } else if (token.kind === 'close') {
      names.pop()
      const open = `<${token.name}`
      const at = text.lastIndexOf('<')
      const empty = text.startsWith(open, at) && text.endsWith('>') && !text.endsWith('/>') && !inside
      const same = empty && !/[\w:.-]/.test(text[at + open.length] ?? '')
      text = same ? `${text.slice(0, -1)}/>` : `${text}</${token.name}>`
    } else if (token.kind === 'comment') continue
    else if (token.kind === 'text') text += inside || written.trim() !== '' ? written : ''
    else if (token.kind !== 'instruction') text += written
  }
  return text
}
