import { SvgError } from './xml.ts'

interface DecodedSvg {
  readonly text: string
  /** The encoding it was read in, as the WHATWG standard names it. */
  readonly encoding: string
}

const declaration = /^(<\?xml\b[^>]*?\bencoding\s*=\s*["'])([\w.:-]+)/

/** The encoding that the first bytes tell, by a byte order mark or by `<?` in two bytes a character. */
function markedEncoding([a, b, c, d]: Uint8Array) {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && d === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0) ? 'utf-16be' : undefined
}

/** The encoding the XML declaration names; in one byte a character it cannot be UTF-16. */
function declaredEncoding(bytes: Uint8Array) {
  const head = String.fromCharCode(...bytes.subarray(0, 256))
  const name = declaration.exec(head)?.[2]
  return name === undefined || /^utf-?16/i.test(name) ? 'utf-8' : name
}

/**
 * The text of a file in the encoding that its mark or declaration names. A declaration of another encoding
 * is rewritten to UTF-8, which is what the editor writes.
 *
 * @throws SvgError when the bytes are not in that encoding, or it is unknown
 */
export function decodeSvg(bytes: Uint8Array): DecodedSvg {
  const label = markedEncoding(bytes) ?? declaredEncoding(bytes)
  try {
    const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true })
    const text = decoder.decode(bytes)
    const { encoding } = decoder
    if (encoding === 'utf-8') return { text, encoding }
    return { text: text.replace(/^\ufeff/, '').replace(declaration, '$1UTF-8'), encoding }
  } catch {
    throw new SvgError('encoding', '', 0, label)
  }
}
