import type { Rgb } from '@kleinzeug/ui/contrast'

/** Colours of the palette without `#`: four greys, then eight hues. */
export const palette: readonly string[] =
  '000 555 999 fff c1272d e8731a f2c11d 3a8f3a 1f8a8a 1f5fa8 6a3d9a b5387e'.split(' ')

const hex = /^(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i

/** The stored form of a colour: hexadecimal without its `#`, everything else as written. */
export const shortColour = (written: string) =>
  written.startsWith('#') && hex.test(written.slice(1)) ? written.slice(1) : written

/** The SVG form of a stored colour: a hexadecimal one gets its `#`. */
export const writtenColour = (short: string) => (hex.test(short) ? `#${short}` : short)

const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i

/** Parses a hexadecimal or `rgb()` colour; `undefined` for names, `none`, `currentColor` and gradients. */
export function readRgb(colour: string): Rgb | undefined {
  const short = shortColour(colour.trim())
  if (hex.test(short)) {
    const long = short.length < 6 ? short.replaceAll(/./g, '$&$&') : short
    const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16)
    return [at(0), at(2), at(4)]
  }
  const [, r, g, b] = rgb.exec(colour) ?? []
  return r === undefined ? undefined : [Number(r), Number(g), Number(b)]
}

/** Whether the text has the syntax of a paint, so that it adds no second declaration to a `style`. */
export const isPaint = (text: string) =>
  /^(?:[#\da-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]*\)|url\(#[^)"'\s]+\)(?:\s+[#\da-z]+)?)$/i.test(
    text.trim(),
  )
