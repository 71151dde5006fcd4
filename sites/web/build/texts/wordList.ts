/** A word that the texts do not use, and where it was found. */
export interface Finding {
  readonly word: string
  readonly line: number
}

const rules: ReadonlyArray<readonly [string, RegExp]> = [
  ['Reiter', /\bReitern?\b/u],
  [
    'Fassung',
    /\b(alte|ältere|neuere|letzten|fünf|frühere) Fassung(en)?\b(?! (nannte|sprach|schrieb|erweckte|behauptete|begründete|rechnete|führte|sagten))/u,
  ],
  ['Farbthema', /\bFarbthem(a|en)\b/u],
  ['Radiostrom', /\b(Radio|Daten)str(o|ö)me?n?\b/u],
  ['Enter', /\b(Enter(-Taste)?|Return)\b(?![-\w])/u],
  ['Zurücknehmen', /\bZurücknehmen\b/u],
  ['einlesen', /\b(Datei|Sichern und|wieder) einlesen\b/u],
  ['Stop', /\bStop\b/u],
  ['einloggen', /\b[Ee]inloggen\b/u],
  ['ehrlich', /\b[Ee]hrlich (gesagt|gerechnet|gemessen)/u],
  ['brauchbar', /\b[Bb]rauchbar/u],
  ['Auch das ist', /\bAuch das ist\b/u],
  ['gerade Anführungszeichen', /\p{L}" |(^| )"\p{Lu}/u],
  ['Sie (Anrede)', /\b(Ihnen|Ihrem|Ihren|Ihres)\b/u],
  ['Leerzeichen vor dem Einheitenzeichen', /\d (KB|MB|GB|Hz|kHz|km|kg|µg|ms)\b/u],
]

/**
 * The words of a German text that the list in content/README.md replaces.
 *
 * @param text without code: what stands in backticks, code blocks and elements is not read
 */
export function findWords(text: string): readonly Finding[] {
  // Emptied and not removed, so that the lines keep their numbers.
  const prose = text
    .replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/<\/?\p{Lu}[^>]*>/gu, (element) => element.replaceAll(/[^\n]/g, ''))
  return prose
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(([, pattern]) => pattern.test(line)).map(([word]) => ({ word, line: index + 1 })),
    )
}

/** The German texts in a file of labels: what stands in quotes. */
export const textsOfLabels = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^import .*$/gm, '')
    // The name that the browser gives to a key.
    .replaceAll(/^\s*Enter: /gm, '')
