import { englishNumbers } from './englishNumbers.ts'
import { germanNumbers } from './germanNumbers.ts'

/** Language of numbers, units and names. */
export type Language = 'de' | 'en'

const numbers = { de: germanNumbers, en: englishNumbers }

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

const formats = new Map<string, Intl.NumberFormat>()

function plain(value: number, language: Language, digits: number) {
  const key = `${language} ${digits}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locales[language], { maximumSignificantDigits: digits })
  formats.set(key, format)
  return format.format(value)
}

export const rounded = (value: number, digits: number) => Number(value.toPrecision(digits))

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The exponent of a power of ten as raised digits. */
export const raised = (exponent: number) =>
  String(exponent).replaceAll(/[-\d]/g, (sign) => (sign === '-' ? '⁻' : (superscripts[Number(sign)] ?? '')))

/** Raised digits as plain ones. */
export const lowered = (text: string) =>
  text.replaceAll(/[⁻⁰¹²³⁴-⁹]/g, (sign) => (sign === '⁻' ? '-' : String(superscripts.indexOf(sign))))

/** Whether a number is written with a number word, from a million on. */
export const hasWord = (value: number, digits: number) => rounded(value, digits) >= 1e6

/** A number of the language, from a million on with its number word: 3.670, 1,5 Milliarden. */
export function formatNumber(value: number, language: Language, digits = 3): string {
  const shown = rounded(value, digits)
  if (shown < 1e6) return plain(shown, language, digits)
  const step = Math.floor((Math.log10(shown) + 1e-9) / 3) - 2
  const word = numbers[language].words[step]
  if (!word) {
    const exponent = Math.floor(Math.log10(shown) + 1e-9)
    return `${plain(shown / 10 ** exponent, language, digits)} · 10${raised(exponent)}`
  }
  const mantissa = rounded(shown / 10 ** (step * 3 + 6), digits)
  return `${plain(mantissa, language, digits)} ${word[mantissa === 1 ? 0 : 1]}`
}

/** How many times: 3.670-mal, 1,5 Milliarden Mal; in English 3,670 times. */
export function formatTimes(value: number, language: Language, digits = 3): string {
  return numbers[language].times(formatNumber(value, language, digits), hasWord(value, digits))
}
