// Letters that Unicode does not decompose into a base letter and a mark.
const undecomposed: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * A text in the form in which it is compared: lower case, without accents and apostrophes. `ä`, `ae` and
 * `a` become the same, likewise the other umlauts, and `ß` becomes `ss`, so that a query typed without an
 * umlaut key finds the word. Folding a folded text changes nothing.
 *
 * @example
 * ```ts
 * foldGerman('Größe') === foldGerman('GROESSE') // true, both 'grosse'
 * ```
 */
export const foldGerman = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/gu, (letter) => undecomposed[letter] ?? letter)
    .replaceAll(/[\p{Mn}'’ʼ]/gu, '')
    .replaceAll(/([aou])e+/gu, '$1')
