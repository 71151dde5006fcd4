import { lowered, type Language } from './numbers.ts'
import { LARGEST, metres, SMALLEST, type Unit } from './units.ts'

/** Why a text is no length. */
export type LengthProblem = 'empty' | 'number' | 'noUnit' | 'unit' | 'notPositive' | 'tooSmall' | 'tooLarge'

export type ParsedLength =
  | { readonly length: number; readonly problem?: undefined }
  | { readonly problem: LengthProblem }

const lightSeconds = (seconds: number) => metres.lightSecond * seconds

/** Names of units, in lower case; plural endings are cut before the look-up. */
const names = new Map<string, number>(
  (
    [
      ['fm', 'femtometer fermi'],
      ['pm', 'pikometer picometer'],
      ['å', 'angstrom ångström angström'],
      ['nm', 'nanometer'],
      ['µm', 'um mikrometer micrometer mikron micron'],
      ['mm', 'millimeter'],
      ['cm', 'zentimeter centimeter'],
      ['dm', 'dezimeter decimeter'],
      ['m', 'meter'],
      ['km', 'kilometer'],
      ['inch', 'zoll in inche "'],
      ['foot', "fuß fuss feet ft '"],
      ['mile', 'meile mi'],
      ['lightSecond', 'lichtsekunde light-second ls'],
      ['au', 'ae astronomischeeinheit astronomicalunit'],
      ['ly', 'lj lichtjahr light-year lightyear'],
      ['pc', 'parsec'],
    ] satisfies ReadonlyArray<[Unit, string]>
  ).flatMap(([unit, more]) =>
    [unit.toLowerCase(), ...more.split(' ')].map((name) => [name, metres[unit]] as const),
  ),
)
for (const [name, length] of [
  ['lichtminute', lightSeconds(60)],
  ['light-minute', lightSeconds(60)],
  ['lichtstunde', lightSeconds(3600)],
  ['light-hour', lightSeconds(3600)],
  ['lichttag', lightSeconds(86_400)],
  ['light-day', lightSeconds(86_400)],
  ['kpc', metres.pc * 1e3],
  ['kiloparsec', metres.pc * 1e3],
  ['mpc', metres.pc * 1e6],
  ['megaparsec', metres.pc * 1e6],
  ['gpc', metres.pc * 1e9],
  ['gigaparsec', metres.pc * 1e9],
] as const)
  names.set(name, length)

const germanWords: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(tausend|tsd\.?)/, 1e3],
  [/^(millionen|million|mio\.?)/, 1e6],
  [/^(milliarden|milliarde|mrd\.?)/, 1e9],
  [/^(billionen|billion|bio\.?)/, 1e12],
  [/^(billiarden|billiarde)/, 1e15],
  [/^(trillionen|trillion)/, 1e18],
]
const englishWords: ReadonlyArray<readonly [RegExp, number]> = [
  [/^thousand/, 1e3],
  [/^(million|mn)/, 1e6],
  [/^(billion|bn)/, 1e9],
  [/^trillion/, 1e12],
  [/^quadrillion/, 1e15],
]

/** Digits with the grouping and decimal signs of the language; a lone sign that groups no thousands is a decimal one. */
function readDigits(text: string, language: Language): number {
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.']
  const groups = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`)
  if (groups.test(text)) return Number(text.replaceAll(group, '').replace(decimal, '.'))
  if (!/^(\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text)) return Number.NaN
  return Number(text.replace(',', '.'))
}

const endings = ['', 's', 'n', 'e', 'en', 'es']

/** The metres of a unit's name, also in the plural or the dative. */
const unitOf = (name: string): number | undefined =>
  endings
    .filter((ending) => name.endsWith(ending))
    .map((ending) => names.get(ending === '' ? name : name.slice(0, -ending.length)))
    .find((length) => length !== undefined) ?? names.get(name.replace(/res?$/, 'er'))

/** Reads what somebody types: „1,5 km“, „3 Lichtjahre“, „2,5 Mio. Lj“, „1e-9 m“, „3·10^8 m“. */
export function parseLength(typed: string, language: Language): ParsedLength {
  const text = lowered(typed)
    .trim()
    .toLowerCase()
    .replaceAll('μ', 'µ')
    .replaceAll('−', '-')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
  if (text === '') return { problem: 'empty' }
  const match =
    /^(?<sign>[+-]?) ?(?<digits>[\d.,]+(?: \d{3})*(?:[.,]\d+)?)(?: ?e ?(?<short>[+-]?\d+)| ?[·×x*] ?10 ?\^? ?(?<long>[+-]?\d+))?(?<rest>.*)$/su.exec(
      text.replace(/^([+-]?) ?10 ?\^ ?(?=[+-]?\d)/, '$11e'),
    )
  const { sign, digits, short, long, rest } = match?.groups ?? {}
  if (digits === undefined || rest === undefined) return { problem: 'number' }
  let value = readDigits(digits.replaceAll(' ', ''), language) * 10 ** Number(short ?? long ?? 0)
  if (Number.isNaN(value)) return { problem: 'number' }
  let unitName = rest.trim()
  for (const [word, factor] of language === 'de' ? germanWords : englishWords) {
    if (!word.test(unitName)) continue
    value *= factor
    unitName = unitName.replace(word, '').trim()
    break
  }
  if (unitName === '') return { problem: 'noUnit' }
  const unit = unitOf(unitName.replaceAll(' ', '')) ?? unitOf(unitName.replaceAll(' ', '-'))
  if (unit === undefined) return { problem: 'unit' }
  const length = value * unit
  if (sign === '-' || value === 0) return { problem: 'notPositive' }
  if (length < SMALLEST) return { problem: 'tooSmall' }
  if (length > LARGEST) return { problem: 'tooLarge' }
  return { length }
}
