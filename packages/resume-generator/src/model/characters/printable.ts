/** What some programs write where others write a letter that the fonts have. */
const substitutes: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2219': '·',
  '✔': '✓',
  '✖': '✗',
  '✘': '✗',
  '➔': '→',
  '➜': '→',
  '➞': '→',
  '➤': '▶',
  // Signs of lists that Word takes from its font Symbol or Wingdings.
  '\uF0B7': '•',
  '\uF0A7': '▪',
  '\uF0D8': '▶',
  '\uF0E0': '→',
  '\uF0FC': '✓',
}
const substituted = new RegExp(`[${Object.keys(substitutes).join('')}]`, 'gu')

/**
 * A text as it is set: composed letters, no ligatures, no control characters and variants, spaces that every face has,
 * dashes between words.
 */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\uFB00-\uFB06\uFF01-\uFF5E\u01C4\u0149]/g, (letter) => letter.normalize('NFKC'))
    .replaceAll(/(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFE00-\uFE0F]/gu, '')
    .replaceAll(substituted, (letter) => substitutes[letter] ?? letter)
    .replaceAll(/[\u2000-\u200A\u202F]/g, '\u00A0')
    .replaceAll(/[\t ]+/g, ' ')
    .replaceAll(' - ', ' – ')
    .trim()
