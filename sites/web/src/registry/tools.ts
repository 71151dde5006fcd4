/**
 * Every tool of the site, in the order it is shown. Navigation, start page, source pages, settings,
 * prerendering and sitemap follow from this list: a new tool is one line here and one route file.
 */
export interface ToolEntry {
  /** Last part of its route: /apps/<route>. */
  readonly route: string
  /** As the navigation calls it. */
  readonly label: string
  /** The card on the start page: name, and what it is for in under 45 characters. */
  readonly name: string
  readonly teaser: string
  /** One honest sentence; the page's paragraph and its description for search engines. */
  readonly description: string
  /** Folder below packages/, once the tool is built. */
  readonly folder?: string
  /** The field of the record it owns, where it keeps data. */
  readonly slice?: string
  /** Whether /source/<route> shows its code. */
  readonly source?: true
  /** Left out of the navigation, as the specification has it. */
  readonly unlisted?: true
}

export const tools = [
  {
    route: 'passwordMaker',
    label: 'Pass Maker',
    name: 'Pass Maker',
    teaser: 'Lang, merkbar, ehrlich gemessen',
    description: 'Erzeugt Passwörter und Merksätze im Browser und sagt ehrlich, wie stark sie sind.',
    slice: 'passwordMaker',
    source: true,
  },
  {
    route: 'neoCortex',
    label: 'Neo Cortex',
    name: 'Neo Cortex',
    teaser: 'Ein Zettelkasten für Links und Gedanken',
    description: 'Ein kleines zweites Gedächtnis: Links und Gedanken, geordnet und nur in deinem Browser.',
    slice: 'neoCortex',
  },
  {
    route: 'lifehacks',
    label: 'Life Hacks',
    name: 'Life Hacks',
    teaser: 'Kniffe, die nachprüfbar helfen',
    description: 'Kurze Kniffe für Alltag und Rechner, die sich nachprüfen lassen.',
  },
  {
    route: 'numberGuessing',
    label: 'Zahlenraten',
    name: 'Zahlenraten',
    teaser: 'Sieben Versuche genügen immer',
    description: 'Errate eine Zahl zwischen 1 und 100. Mit Überlegung genügen sieben Versuche.',
    slice: 'numberGuessing',
    source: true,
  },
  {
    route: 'smoothEye',
    label: 'Augenübung',
    name: 'Augenübung',
    teaser: 'Dem Punkt folgen',
    description: 'Ein ruhig wandernder Punkt, dem die Augen folgen: eine Pause für den Blick.',
    slice: 'smoothEye',
    source: true,
  },
  {
    route: 'notationTrainer',
    label: 'Chess Trainer',
    name: 'Schachnotation',
    teaser: 'Eröffnungen gegen die Uhr',
    description: 'Übe, deutsche Schachnotation zu lesen und zu spielen, gegen die Uhr oder in Ruhe.',
    folder: 'notation-trainer',
    slice: 'notationTrainer',
    source: true,
  },
  {
    route: 'achievements',
    label: 'Erfolge',
    name: 'Erfolge',
    teaser: 'Was gelungen ist, mit Datum und Beleg',
    description: 'Eine Sammlung dessen, was gelungen ist: mit Datum, Wirkung und Beleg.',
    slice: 'achievements',
    source: true,
  },
  {
    route: 'selfReport',
    label: 'Selbsteinschätzung (WiP)',
    name: 'Selbsteinschätzung',
    teaser: 'Sich selbst über die Zeit zusehen',
    description: 'Kurze Fragen an dich selbst und ein Verlauf, der zeigt, wie sich die Antworten ändern.',
    slice: 'selfReport',
  },
  {
    route: 'resumeGenerator',
    label: 'Lebenslaufgenerator',
    name: 'Lebenslauf',
    teaser: 'Vom Formular zum guten PDF',
    description: 'Schreibe einen Lebenslauf nach deutschem Brauch und drucke ihn als sauberes PDF.',
    slice: 'resume',
  },
  {
    route: 'decider',
    label: 'Der Entscheider',
    name: 'Der Entscheider',
    teaser: 'Zufall, dem man trauen kann',
    description: 'Überlass eine Wahl dem Zufall: gelost wird fair, bevor sich etwas dreht.',
    folder: 'decider',
    slice: 'decider',
    source: true,
  },
  {
    route: 'worktime',
    label: 'Arbeitszeit',
    name: 'Arbeitszeit',
    teaser: 'Fünf Stunden im Schnitt, frei verteilt',
    description: 'Trage Arbeitsstunden ein und sieh Saldo, Monat und Jahr auf einen Blick.',
    slice: 'worktime',
    source: true,
  },
  {
    route: 'radio',
    label: 'Digi Radio',
    name: 'Digi Radio',
    teaser: 'Acht Sender, die weiterspielen',
    description: 'Ein Radio mit acht Tasten, das schlechte Netze aushält und beim Blättern weiterspielt.',
    folder: 'radio',
    slice: 'radio',
    source: true,
  },
  {
    route: 'svgEditor',
    label: 'SVG Editor',
    name: 'SVG-Editor',
    teaser: 'Zeichnen ohne Maus',
    description: 'Zeichne Vektorgrafik nur mit der Tastatur und behalte einen sauberen Quelltext.',
    folder: 'svg-editor',
    slice: 'svgEditor',
  },
  {
    route: 'sizeComparison',
    label: 'Größenvergleich',
    name: 'Größenvergleich',
    teaser: 'Vom Atom bis zum All',
    description: 'Stelle Dinge nebeneinander, vom Atom bis zum All, und sieh, wie groß sie wirklich sind.',
    slice: 'sizeComparison',
    unlisted: true,
  },
] as const satisfies readonly ToolEntry[]

export type ToolRoute = (typeof tools)[number]['route']

/** The entry of a tool by the last part of its route. */
export function toolEntry(route: ToolRoute): ToolEntry {
  const entry = tools.find((tool) => tool.route === route)
  if (!entry) throw new RangeError(`no tool at /apps/${route}`)
  return entry
}
