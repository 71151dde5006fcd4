import { startTag } from '../document/svgNode.ts'
import { tokens } from '../text/xml.ts'
import { keepsSpace } from './space.ts'

/** The source with one element per line, indented; texts, styles, comments and attributes keep their spelling. */
export function prettySvg(source: string) {
  const lines: string[] = []
  let depth = 0
  let inline = 0
  let run = ''
  const pad = () => '  '.repeat(depth)
  const line = (text: string) => lines.push(pad() + text)
  for (const token of tokens(source, source.startsWith('\ufeff') ? 1 : 0)) {
    const text = source.slice(token.start, token.end)
    if (inline > 0) {
      // White space inside a text is significant.
      run += text
      if (token.kind === 'open' && !token.selfClosing) inline += 1
      if (token.kind === 'close') inline -= 1
      if (inline === 0) {
        line(run)
        run = ''
      }
      continue
    }
    if (token.kind === 'open') {
      const attributes = token.attributes.map((each) => ({ ...each, lead: ' ', assign: `=${each.quote}` }))
      const tag = startTag({
        name: token.name,
        attributes,
        close: token.selfClosing ? '/>' : '>',
        inner: '',
        end: '',
      })
      if (keepsSpace(token.name) && !token.selfClosing) {
        inline = 1
        run = tag
        continue
      }
      line(tag)
      if (!token.selfClosing) depth += 1
    } else if (token.kind === 'close') {
      depth -= 1
      const last = lines.at(-1) ?? ''
      // An empty element stays on one line.
      if (
        last.startsWith(`${pad()}<${token.name}`) &&
        last.endsWith('>') &&
        !last.endsWith('/>') &&
        !last.includes('</')
      ) {
        lines[lines.length - 1] = last + text.replaceAll(/\s/g, '')
      } else line(`</${token.name}>`)
    } else if (text.trim() !== '') line(text.trim())
  }
  return `${lines.join('\n')}\n`
}
