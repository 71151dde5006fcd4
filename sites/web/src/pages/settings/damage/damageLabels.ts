const whole = new Intl.NumberFormat('de-DE')
const parts = new Intl.ListFormat('de')

/** What the bench says while a copy of the record is damaged. */
export const damageLabels = {
  title: 'Kopie deines Datensatzes',
  sampleTitle: 'Ein Beispiel, denn gespeichert hast du noch nichts',
  legend: 'Jeder Punkt ist ein Stück vom Text der Kopie.',
  log: 'Was geschieht',
  attacks: {
    cut: 'Abschneiden',
    flip: 'Ein Bit kippen',
    plug: 'Stecker ziehen',
    tabs: 'Zwei Tabs',
    full: 'Speicher voll',
  },
  /** What an edit of the bench is called in the record. */
  probe: 'Probe',

  cut: (length: number, at: number) =>
    `Der Text im lokalen Speicher hat ${whole.format(length)} Zeichen. Ab Zeichen ${whole.format(at)} ist er jetzt weg.`,
  flip: (at: number, from: string, to: string) =>
    `In Zeichen ${whole.format(at)} ist ein Bit gekippt: Aus „${from}“ ist „${to}“ geworden.`,
  visit: 'Die Seite wird neu geöffnet und liest, was sie findet.',
  unnoticed: 'Dabei fällt ihr nichts auf: Die Werte sind dieselben geblieben.',
  mended:
    'In der Buchführung war etwas falsch. Sie ist neu geschrieben, und eine Meldung braucht es dafür nicht.',
  aside: (count: number) =>
    count === 1
      ? 'Der kaputte Text ist nicht fort: Er liegt unverändert beiseite.'
      : `Die ${count} kaputten Texte sind nicht fort: Sie liegen unverändert beiseite.`,

  plug: 'Eine Änderung wird gespeichert. Dabei geht der Strom weg, beim ersten Zugriff auf den Speicher, dann noch einmal von vorn beim zweiten, und so fort.',
  plugLate:
    'Jedes zweite Mal vergisst der lokale Speicher dazu seine letzten Sekunden, wie es ein abgestürzter Browser tut.',
  plugged: (times: number, before: number, after: number) =>
    `${times}-mal gezogen: ${before}-mal war die Änderung danach noch nicht da, ${after}-mal war sie ganz da.`,
  plugHalf: (times: number) => `${times}-mal war sie nur halb da.`,
  plugNeverHalf: 'Halb da war sie nie.',

  tabs: 'Zwei Tabs ändern im selben Augenblick dieselbe Stelle, und jeder noch eine eigene.',
  tabsBoth: 'Die beiden eigenen Stellen stehen danach in beiden Tabs.',
  tabsNotBoth: 'Die beiden eigenen Stellen stehen danach nicht in beiden Tabs.',
  tabsWinner: (winner: string) => `An der gemeinsamen Stelle gilt in beiden, was der ${winner} Tab schrieb.`,
  tabsLoser: 'Was der andere schrieb, liegt unter den früheren Ständen.',
  tabsNoLoser: 'Was der andere schrieb, fehlt.',
  left: 'linke',
  right: 'rechte',

  full: 'Der lokale Speicher nimmt nur noch 100 Zeichen an. Geändert werden 5.000.',
  fullKept: 'Die Seite wird neu geöffnet: Die Änderung ist da, aus der Reservekopie.',
  fullLost: 'Die Seite wird neu geöffnet: Die Änderung fehlt.',
  fullAgain: 'Jetzt ist wieder Platz, und beim nächsten Besuch steht sie auch im lokalen Speicher.',
  fullNotAgain: 'Jetzt ist wieder Platz, aber im lokalen Speicher steht sie noch nicht.',

  intact: (count: number) =>
    count === 1
      ? 'Verglichen: Der eine Teil der Kopie ist, wie er war. Verloren ist nichts.'
      : `Verglichen: Alle ${count} Teile der Kopie sind, wie sie waren. Verloren ist nichts.`,
  lost: (names: readonly string[]) =>
    `Verglichen: ${parts.format(names.map((name) => `„${name}“`))} ${names.length === 1 ? 'ist' : 'sind'} nicht mehr, wie es war.`,
  failed: 'Dieser Versuch ließ sich nicht zu Ende führen. Deine Daten hat er nicht berührt.',
} as const
