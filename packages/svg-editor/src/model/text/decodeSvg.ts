import { SvgError } from './xml.ts'

export interface DecodedSvg {
  readonly text: string
  /** The encoding the file was read in, as the file names it. */
  readonly encoding: string
}

const declaration = /^(<\?xml\b[^>]*?\bencoding\s*=\s*["'])([\w.:-]+)/

/** The encoding detected from a byte order mark, or from `<?` in UTF-16. */
function markedEncoding([a, b, c, d]: Uint8Array) {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && d === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0) ? 'utf-16be' : undefined
}

/** The encoding the XML declaration names; a declaration readable as single bytes cannot be UTF-16. */
function declaredEncoding(bytes: Uint8Array) {
  const head = String.fromCharCode(...bytes.subarray(0, 256))
  const name = declaration.exec(head)?.[2]
  return name === undefined || /^utf-?16/i.test(name) ? 'utf-8' : name
}

/** Decodes by byte order mark or declaration, which is rewritten to UTF-8. Throws SvgError for invalid bytes. */
export function decodeSvg(bytes: Uint8Array): DecodedSvg {
  const label = markedEncoding(bytes) ?? declaredEncoding(bytes)
  try {
    const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true })
    const text = decoder.decode(bytes)
    if (decoder.encoding === 'utf-8') return { text, encoding: 'utf-8' }
    return { text: text.replace(/^\ufeff/, '').replace(declaration, '$1UTF-8'), encoding: label }
  } catch {
    throw new SvgError('encoding', '', 0, label)
  }
}
