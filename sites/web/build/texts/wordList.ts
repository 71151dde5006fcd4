/** A word that the texts do not use, and where it was found. */
export interface Finding {
  readonly word: string
  readonly line: number
}

const rules: ReadonlyArray<readonly [string, RegExp]> = [
  ['Reiter', /\bReitern?\b/u],
  ['Fassung', /\b(alte|ältere|neueren?|verschiedene|letzten|fünf|frühere|früheren) Fassung(en)?\b/u],
  ['Farbthema', /\bFarbthem(a|en)\b/u],
  ['Radiostrom', /\b(Radio|Daten)str(o|ö)me?n?\b/u],
  ['Enter', /\b(Enter(-Taste)?|Return)\b(?![-\w])/u],
  ['Zurücknehmen', /\bZurücknehmen\b/u],
  ['einlesen', /\b(Datei|ZIP|Sichern und|wieder) einlesen\b/u],
  ['Stop', /\bStop\b/u],
  ['einloggen', /\b[Ee]inloggen\b/u],
  ['ehrlich', /\b[Ee]hrlich (gesagt|gerechnet|gemessen)/u],
  ['brauchbar', /\b[Bb]rauchbar/u],
  ['Auch das ist', /\bAuch das ist\b/u],
  ['gerade Anführungszeichen', /\p{L}" |(^| )"\p{Lu}/u],
  ['Sie (Anrede)', /\b(Ihnen|Ihrem|Ihren|Ihres)\b/u],
  ['Leerzeichen vor dem Einheitenzeichen', /\d (KB|MB|GB|Hz|kHz|km|kg|µg|ms)\b/u],
]

/** Commands are short: „wähl“, „prüf“. */
export const imperative: (typeof rules)[number] = [
  'Befehlsform mit -e',
  /(?<!\p{L}|\b(?:es|er|sie|ich|man) )([Ww]ähle|[Ss]chreibe|[Dd]rücke|[Ff]üge|[Tt]rage|[Dd]rehe|[Zz]iehe|[Vv]ersuche|[Pp]rüfe|[Tt]ippe|[Ll]ege|stelle|[Ll]ösche|[Ee]rgänze|[Ww]iederhole) (?=[„*]|(?:genau|einmal|dich|dir|es|die|den|das|der|ein|eine|einen|deine|deinen|oben|unten|sie|ihn|ihre|jedes|was|dann|noch|eines|höchstens)(?!\p{L}))/u,
]

/** Further ones of the texts: the tools' labels have their own owners. */
export const ofTexts: typeof rules = [
  ['Strom', /\bStrom\]\(\/glossary#stream\)/u],
  [
    'sichern',
    /\b(sicherst|sichert|gesichert|sichere) (du|ein|in deinem|einen|es)\b|\bin deinem Browser gesichert\b|\b(wieder|Datei) sichert\b/u,
  ],
  imperative,
]

/**
 * The words of a German text that the list in content/README.md replaces.
 *
 * @param text without code: what stands in backticks, code blocks and elements is not read
 * @param further rules besides those that hold everywhere
 */
export function findWords(text: string, further: typeof rules = []): readonly Finding[] {
  // Emptied and not removed, so that the lines keep their numbers.
  const prose = text
    .replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/<\/?\p{Lu}[^>]*>/gu, (element) => element.replaceAll(/[^\n]/g, ''))
  return prose
    .split('\n')
    .flatMap((line, index) =>
      [...rules, ...further]
        .filter(([, pattern]) => pattern.test(line))
        .map(([word]) => ({ word, line: index + 1 })),
    )
}

/** The German texts in a file of labels: what stands in quotes. */
export const textsOfLabels = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^import .*$/gm, '')
    // The name that the browser gives to a key.
    .replaceAll(/^\s*Enter: /gm, '')
