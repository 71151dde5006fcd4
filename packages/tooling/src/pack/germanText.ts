import { resolve } from 'node:path'
import { build } from 'vite'

/** All code that a browser can load of a built entry, with that of our packages and without React. */
export async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: resolve(entry), formats: ['es'] },
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
    },
  })
  return [result]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}

/** The texts in a set of labels, those in its parts included. */
const textsOf = (labels: unknown): string[] =>
  typeof labels === 'string'
    ? [labels]
    : typeof labels === 'object' && labels !== null
      ? Object.values(labels).flatMap(textsOf)
      : []

/** German that an English app needs all the same. */
const keptEverywhere = [
  // Glyphs of the dot matrix.
  /^\s*[ÄÖÜß]: $|^„$/,
  // What a search folds.
  /\[ßæœøłđ\]/,
  // Words of the reader of days, which takes both languages.
  /^(?:übermorgen|fünf five)$|(?:jänner|märz maerz)|^nächste\[nrms\]\?/,
]

/** What stays of a text: the whole found part, or names that English has as well, wherever they stand. */
type Kept = ReadonlyArray<string | RegExp>

/** The same of one package. */
export const keptIn: Readonly<Record<string, Kept>> = {
  // A made-up person, and words of German files.
  '@kleinzeug/achievements': ['Anna Weiß', 'schlagwörter', 'Wirkung', 'Beleg', 'Ergebnis'],
  // Umlauts of HTML, and words of German bookmark files.
  '@kleinzeug/neo-cortex': [
    ...'ä ö ü Ä Ö Ü ß'.split(' '),
    'schlagwörter',
    'chen(-symbolleiste|leiste|-menü|menü)?|(other|weitere|andere|',
  ],
  // The first bytes of WebM.
  '@kleinzeug/radio': ['\u001aEß£'],
  // Headings of German resumes, which an English app writes, too; words of those that it reads; the names of the sample.
  '@kleinzeug/resume-generator': [
    'Weitere Tätigkeiten',
    'Persönlichkeit',
    'Staatsangehörigkeit',
    'Mit freundlichen Grüßen',
    ...'Lebenslauf Berufserfahrung Projekte Weiterbildung Zertifikate Kenntnisse Sprachen'.split(' '),
    ...'Interessen Familienstand Telefon E-Mail Anlagen Datum'.split(' '),
    'Ausbildung und Studium',
    ' kenntnisse, top-kenntnisse, fähigkeiten, kompetenzen, digita',
    'es engagement, ehrenamtliche tätigkeiten, engagement, weitere',
    ' tätigkeiten, praktika, volunteer',
    'persönlichkeit, stärken, personality',
    'takt|kontaktdaten|contact|persönliche daten|personal (?:detai',
    'son|profil|kurzprofil|profile|über mich|about(?: me)?|summary',
    'nationalität|nationality',
    '(?:jan|feb|mär|mar|mrz|apr|ma[iy]|jun|jul|a',
    'mär',
    'a|etwa|um|anfang|mitte|ende|frühjahr|frühling|sommer|herbst|w',
    'Weißhaupt & Söhne GmbH',
    'Ingenieurbüro Öztürk',
    'Stadtwerke Gießen',
    'Müßig Haustechnik',
    ...'Köln Düsseldorf Gießen TÜV'.split(' '),
    'Heidestraße 17',
    '51147 Köln',
    String.raw`Wärmewende Rheinland eG\nFrau Dr`,
    String.raw`. Aylin Groß\nHafenstraße 12\n50968 Köln`,
    'Dear Dr Groß,',
    String.raw`the last five years.\n\nAt Weißhaupt & Söhne I lead four engi`,
  ],
  // A column of German tables.
  '@kleinzeug/self-report': ['größter'],
  // Named so in English, too.
  '@kleinzeug/worktime': ['Baden-Württemberg'],
  // Numbers in German words, for those who learn them.
  '@kleinzeug/number-guessing': [
    'null ein zwei drei vier fünf sechs sieben acht neun zehn',
    ' elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtz',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig ',
  ],
  // A constellation, German works that are cited, and units that are read in both languages.
  '@kleinzeug/size-comparison': [
    'ter\\nbootes|~3.3e8 ly|d|the Boötes Void|void\\ncfa-wall|~5e8 l',
    'Bundesamt für Kartographie und Geodäsie, “',
    '“Höchster Berg”',
    'Münchner Merkur',
    '“Türme des Kölner Doms kürzer als angenommen”, south to',
    'Süddeutsche Zeitung',
    '“Der Rhein ist kürzer als gedacht”, figure of B',
    'angstrom ångström angström',
    'fuß fuss feet ft ',
  ],
  // Players and towns in names of openings, German titles that times are stored under, and words of the German voice.
  '@kleinzeug/notation-trainer': [
    /Bücker|Düsseldorf|Döry|Göring|Grünfeld|Hübner|Hübsch|Löhn|Löwenthal|Möhring|Müller|Nürnberg/g,
    /Reefschläger|Schönemann|Sämisch|Sörensen|Süchting|Tübingen/g,
    'Königsindisch, klassisch',
    'Immergrüne Partie: Anderssen – Dufresn',
    ...'Läufer König schlägt'.split(' '),
  ],
  // The German tables of spelling, keys of a German keyboard, and signs that a site allows.
  '@kleinzeug/password-maker': [
    'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Gosla',
    'r Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Of',
    ' Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppert',
    'Anton Berta Cäsar Dora Emil Friedrich Gustav',
    ...'Ärger Ökonom Übermut'.split(' '),
    ...Array.from('äöü', (letter) => `\t\t${letter}: `),
    ...Array.from('äöüÄÖÜß', (letter) => `\t\t${letter}: [`),
    ...'äÄ öÖ üÜ ß?'.split(' '),
    '; required: digit; allowed: [-äüöÄÜÖß!$%&/()=?+#,.:];',
  ],
}

/**
 * German text in a bundle: what has a German letter, and every German label that is not an English one too.
 *
 * @param kept what may be there, such as words that a reader of German files knows
 */
export function germanText(code: string, german: unknown, english: unknown, kept: Kept = []): string[] {
  const unnamed = kept.reduce<string>(
    (text, each) => (typeof each === 'string' ? text : text.replaceAll(each, '')),
    code,
  )
  const letters = [...unnamed.matchAll(/[^"'`\n]{0,30}[äöüÄÖÜß„][^"'`\n]{0,30}/g)]
    .map(([found]) => found)
    .filter((found) => !kept.includes(found) && !keptEverywhere.some((each) => each.test(found)))
  const known = new Set(textsOf(english))
  const labels = textsOf(german).filter(
    (text) =>
      text.length > 3 &&
      !known.has(text) &&
      !kept.includes(text) &&
      ['"', "'", '`'].some((quote) => code.includes(quote + text + quote)),
  )
  return [...letters, ...labels]
}
