import { readSvg } from '../text/readSvg.ts'
import { SvgError, type SvgProblem } from '../text/xml.ts'
import { jsxToSvg, svgToJsx, type NameStyle } from './jsxText.ts'

/** A drawing within a file of another kind. */
export interface InlineDrawing {
  readonly from: number
  readonly line: number
  /** Its name, title, or measures; empty where it has none. */
  readonly name: string
  /** Its source as SVG, or why it cannot be edited without a loss. */
  readonly content:
    | { readonly svg: string; readonly to: number; readonly style: NameStyle | undefined }
    | { readonly problem: SvgProblem | 'lossy'; readonly detail: string }
}

type Content = InlineDrawing['content']

/** The end of a drawing in HTML, nested ones included. */
function endOf(text: string, from: number): number {
  let depth = 0
  const tags = /<\/?svg(?=[\s/>])/g
  tags.lastIndex = from
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const end = text.indexOf('>', tags.lastIndex)
    if (end < 0) break
    if (tag[0].startsWith('</')) depth -= 1
    else if (text[end - 1] !== '/') depth += 1
    if (depth === 0) return end + 1
  }
  throw new SvgError('unclosed', text, from, '<svg')
}

function contentAt(text: string, from: number, style: NameStyle | undefined): Content {
  try {
    const read = style ? jsxToSvg(text, from, style) : undefined
    const to = read?.end ?? endOf(text, from)
    const svg = read?.svg ?? text.slice(from, to)
    readSvg(svg)
    if (style && svgToJsx(svg, style) !== text.slice(from, to)) return { problem: 'lossy', detail: '' }
    return { svg, to, style }
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'tooDeep', detail: '' }
    if (!(error instanceof SvgError)) throw error
    return { problem: error.problem, detail: error.detail }
  }
}

function nameOf(source: string) {
  const [tag = ''] = /^<svg\b[^>]*/.exec(source) ?? []
  const patterns = [
    /\baria-label="([^"]+)"/,
    /\bid="([^"]+)"/,
    /\bclass(?:Name)?="([^"]+)"/,
    /\bviewBox="([^"]+)"/,
  ]
  const [, title] = /<title>([^<]+)<\/title>/.exec(source) ?? []
  return title ?? patterns.map((pattern) => pattern.exec(tag)?.[1]).find((each) => each !== undefined) ?? ''
}

/** Limit of the drawings that are listed: of each that has no end the whole text is read. */
const most = 200

/** The drawings in a text. */
export function inlineDrawings(text: string, kind: 'jsx' | 'html'): InlineDrawing[] {
  const found: InlineDrawing[] = []
  const starts = /<svg(?=[\s>])/g
  for (let start = starts.exec(text); start && found.length < most; start = starts.exec(text)) {
    const from = start.index
    const styles: ReadonlyArray<NameStyle | undefined> = kind === 'jsx' ? ['react', 'svg'] : [undefined]
    const contents = styles.map((style) => contentAt(text, from, style))
    const content = contents.find((each) => 'svg' in each) ?? contents[0]
    if (!content) continue
    const end = 'svg' in content ? content.to : from + 4
    starts.lastIndex = end
    const line = text.slice(0, from).split('\n').length
    found.push({ from, line, name: nameOf(text.slice(from, 'svg' in content ? end : from + 500)), content })
  }
  return found
}

/** The text with a drawing in it replaced; only what the drawing has changed differs. */
export function withDrawing(text: string, { from, content }: InlineDrawing, svg: string): string {
  if (!('svg' in content)) return text
  const { style } = content
  return text.slice(0, from) + (style ? svgToJsx(svg, style) : svg) + text.slice(content.to)
}

/** The expressions of JSX in a drawing, which the editor does not compute: names of attributes, spreads, `{…}` for content. */
export function expressionsIn(svg: string): string[] {
  const found = [...svg.matchAll(/ ([\w:-]+)="(\{[^"]+)"/g)]
  const names = found.map(([, name = '', value = '']) => (name.startsWith('jsx-') ? value : name))
  return [...new Set([...names, ...(svg.includes('<?jsx ') ? ['{…}'] : [])])]
}
