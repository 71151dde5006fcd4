import { formatNumber, raised, rounded, type Language } from './numbers.ts'
import { metres } from './units.ts'

/** Narrow no-break space: between a number and its unit. */
export const SPACE = '\u202f'

/** Below it no unit has a name that one knows: a power of ten of a metre. */
const NAMELESS = 1e-16

/** Unit symbols, each up to the length in metres where the next one begins. */
const steps = [
  [1e-12, metres.fm, 'fm', 'fm'],
  [1e-9, metres.pm, 'pm', 'pm'],
  [1e-6, metres.nm, 'nm', 'nm'],
  [1e-3, metres.µm, 'µm', 'µm'],
  [1e-2, metres.mm, 'mm', 'mm'],
  [1, metres.cm, 'cm', 'cm'],
  [1e4, metres.m, 'm', 'm'],
  [metres.au / 2, metres.km, 'km', 'km'],
  [metres.ly / 10, metres.au, 'AE', 'au'],
  [Infinity, metres.ly, 'Lj', 'ly'],
] as const

/** A length in the unit that suits it: 1,62 · 10⁻³⁵ m, 120 nm, 1,39 Millionen km, 4,25 Lj. */
export function formatLength(length: number, language: Language, digits = 3): string {
  const at = rounded(length, digits)
  if (at < NAMELESS) {
    const exponent = Math.floor(Math.log10(at) + 1e-9)
    return `${formatNumber(length / 10 ** exponent, language, digits)} · 10${raised(exponent)}${SPACE}m`
  }
  // Rounding errors of a factor must not choose the smaller unit: 1 m is never 100 cm.
  const [, unit, german, english] = steps.find(([end]) => at < end * (1 - 1e-12)) ?? steps[9]
  return `${formatNumber(length / unit, language, digits)}${SPACE}${language === 'de' ? german : english}`
}
