import { unescape } from '../text/entities.ts'
import type { Attribute } from '../document/svgNode.ts'
import { tokens } from '../text/xml.ts'

const exceptions: Readonly<Record<string, string>> = { class: 'className' }

/** An attribute's name in React; `undefined` for event handlers and namespaces React does not know. */
function reactName(name: string) {
  if (/^(?:data|aria)-/.test(name)) return name
  if (name.startsWith('xmlns:')) return undefined
  const [prefix, local] = name.split(':')
  if (local !== undefined) {
    return prefix === 'xlink' || prefix === 'xml'
      ? prefix + local[0]?.toUpperCase() + local.slice(1)
      : undefined
  }
  // Event attributes hold code, which is never exported.
  if (/^on/i.test(name)) return undefined
  return exceptions[name] ?? name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A `style` as React's object; `typed` adds a cast, as files may use properties that React's types lack. */
export function styleObject(text: string, typed: boolean) {
  const pairs = text.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    if (colon < 1) return []
    const name = declaration.slice(0, colon).trim()
    // React capitalises vendor prefixes except Microsoft's.
    const key = name.startsWith('--')
      ? JSON.stringify(name)
      : name.replace(/^-ms-/, 'ms-').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [`${key}: ${JSON.stringify(declaration.slice(colon + 1).trim())}`]
  })
  return `{{ ${pairs.join(', ')} }${typed ? ' as CSSProperties' : ''}}`
}

function props(attributes: readonly Attribute[], typed: boolean) {
  return attributes.flatMap(({ name, raw }) => {
    const key = reactName(name)
    if (key === undefined) return []
    const value = unescape(raw)
    if (name === 'style') return [`style=${styleObject(value, typed)}`]
    return [/["\\\n{}<>&]/.test(value) ? `${key}={${JSON.stringify(value)}}` : `${key}="${value}"`]
  })
}

/** The drawing as a React component, `typed` with TypeScript props; `name` has letters and digits, capital first. */
export function toJsx(source: string, name: string, typed: boolean) {
  const lines: string[] = []
  let depth = 2
  let skipped = 0
  for (const token of tokens(source, source.startsWith('\ufeff') ? 1 : 0)) {
    const text = source.slice(token.start, token.end)
    const pad = '  '.repeat(depth)
    if (token.kind === 'open') {
      // Scripts and elements of other namespaces are left out.
      const foreign = token.name.includes(':') || token.name === 'script'
      if (skipped > 0 || foreign) {
        if (!token.selfClosing) skipped += 1
        continue
      }
      const own = props(token.attributes, typed)
      if (depth === 2) own.push('{...props}')
      lines.push(`${pad}<${[token.name, ...own].join(' ')}${token.selfClosing ? ' />' : '>'}`)
      if (!token.selfClosing) depth += 1
    } else if (token.kind === 'close') {
      if (skipped > 0) skipped -= 1
      else {
        depth -= 1
        lines.push(`${'  '.repeat(depth)}</${token.name}>`)
      }
    } else if (skipped === 0 && depth > 2) {
      if (token.kind === 'comment') lines.push(`${pad}{/*${text.slice(4, -3).replaceAll('*/', '* /')}*/}`)
      else if (token.kind === 'cdata') lines.push(`${pad}{${JSON.stringify(text.slice(9, -3))}}`)
      else if (token.kind === 'text' && text.trim() !== '')
        lines.push(`${pad}{${JSON.stringify(unescape(text))}}`)
    }
  }
  const type = typed ? ': SVGProps<SVGSVGElement>' : ''
  const styled = lines.some((line) => line.includes(' as CSSProperties}'))
  const names = styled ? 'CSSProperties, SVGProps' : 'SVGProps'
  const imports = typed ? `import type { ${names} } from 'react'\n\n` : ''
  return `${imports}export function ${name}(props${type}) {\n  return (\n${lines.join('\n')}\n  )\n}\n`
}

/** A component's name from a file's: `arrow-left` becomes `ArrowLeft`. */
export function componentName(file: string) {
  const words = file.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? []
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  return /^[A-Z]/.test(name) ? name : `Svg${name}`
}
