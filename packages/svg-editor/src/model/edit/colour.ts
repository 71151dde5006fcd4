/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Colours at hand in the palette: greys, then the eight of a good box of pencils. */
export const palette = [
  '000',
  '555',
  '999',
  'fff',
  'c1272d',
  'e8731a',
  'f2c11d',
  '3a8f3a',
  '1f8a8a',
  '1f5fa8',
  '6a3d9a',
  'b5387e', // prettier-ignore
] as const

const hex = /^(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i

/** As the record keeps it: hexadecimal colours without their `#`, everything else as written. */
export const shortColour = (written: string) =>
  written.startsWith('#') && hex.test(written.slice(1)) ? written.slice(1) : written

/** As SVG wants it: what looks hexadecimal gets its `#`. */
export const writtenColour = (short: string) => (hex.test(short) ? `#${short}` : short)

const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i

/** The colour in numbers; `undefined` for names, `none`, `currentColor` and gradients. */
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

/** A channel of sRGB as a share of light, by WCAG 2.2. */
function light(channel: number) {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as WCAG 2.2 defines it, 0 (black) to 1 (white). */
const luminance = ([r, g, b]: Rgb) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb) {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Whether a paint can be written into `fill` or `stroke` without meaning anything else. */
export const isPaint = (text: string) =>
  /^(?:[#\da-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]*\)|url\(#[^)"'\s]+\)(?:\s+[#\da-z]+)?)$/i.test(
    text.trim(),
  )
