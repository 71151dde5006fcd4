import type { SetAside } from './record/quarantine.ts'
import type { Backup } from './backup/backup.ts'
import type { ImportRefusal } from './backup/importFile.ts'
import type { Reminder } from './backup/reminder.ts'
import type { RecordStatus } from './status.ts'

/** One status in words. */
export interface StatusText {
  /** One or two words, for a status line. */
  readonly short: string
  /** A sentence or two for a notice; absent where there is nothing to tell. */
  readonly text?: string
  /** What the notice offers to do. */
  readonly offer?: 'export' | 'reload' | 'show'
}

const list = new Intl.ListFormat('de')

/** The German names of the record's fields; a field that is missing here is shown under its own name. */
const fields: Readonly<Record<string, string>> = {
  showExternalImages: 'Externe Bilder',
  achievements: 'Erfolge',
  brightness: 'Helligkeit',
  notationTrainer: 'Chess Trainer',
  resume: 'Lebenslaufgenerator',
  decider: 'Der Entscheider',
  worktime: 'Arbeitszeit',
  radioPinned: 'Angeheftetes Radio',
  svgEditor: 'SVG Editor',
  selfReport: 'Selbsteinschätzung',
  radio: 'Digi Radio',
  passwordMaker: 'Pass Maker',
  numberGuessing: 'Zahlenraten',
  smoothEye: 'Augenübung',
  neoCortex: 'Neo Cortex',
  sizeComparison: 'Größenvergleich',
  backup: 'Sicherungserinnerung',
  setAside: 'Beiseitegelegtes',
}

const field = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? name

const reminder: Record<Exclude<Reminder, 'none'>, string> = {
  old: 'Von deinen Daten gibt es seit einer Weile keine neue Kopie. Lade eine herunter: Geht dieser Browser verloren, ist sonst alles fort.',
  evictable:
    'Dein Browser darf die Daten dieser Seite nach einigen Tagen ohne Besuch löschen. Lade eine Kopie herunter.',
}

/** The German texts of everything that storage has to say. */
export const recordLabels = {
  field,

  status: {
    loading: (): StatusText => ({ short: 'Wird gelesen' }),
    saved: ({ mirrored }): StatusText => ({ short: mirrored ? 'Gespeichert' : 'Gespeichert, ohne Reserve' }),
    saving: (): StatusText => ({ short: 'Wird gespeichert' }),
    mirrorOnly: (): StatusText => ({
      short: 'Nur in der Reserve',
      text: 'Dein Browser sperrt den lokalen Speicher. Deine Daten liegen nur in der Reservekopie, und Änderungen aus anderen Tabs kommen vielleicht verspätet an. Lade zur Sicherheit eine Kopie herunter.',
      offer: 'export',
    }),
    memoryOnly: (): StatusText => ({
      short: 'Nur in diesem Tab',
      text: 'Dein Browser lässt diese Seite nichts speichern. Alles funktioniert, aber deine Daten sind fort, sobald du den Tab schließt. Erlaube das Speichern in den Einstellungen des Browsers, oder lade vorher eine Kopie herunter.',
      offer: 'export',
    }),
    full: ({ mirrored }): StatusText => ({
      short: 'Platz voll',
      text: mirrored
        ? 'Der lokale Speicher ist voll. Deine letzten Änderungen liegen in der Reservekopie. Lade eine Kopie herunter und lösche dann, was du nicht mehr brauchst.'
        : 'Der lokale Speicher ist voll, deine letzten Änderungen gibt es nur in diesem Tab. Lade eine Kopie herunter, bevor du ihn schließt, und lösche dann, was du nicht mehr brauchst.',
      offer: 'export',
    }),
    setAside: ({ names }): StatusText => ({
      short: 'Beiseitegelegt',
      text: `${list.format(names.map((name) => (name === '' ? 'Der ganze Datensatz' : `„${field(name)}“`)))} ${names.length > 1 ? 'waren' : 'war'} beschädigt. Der gefundene Text ist unverändert beiseitegelegt: Du kannst ihn in den Einstellungen ansehen und herunterladen.`,
      offer: 'show',
    }),
    exportDue: ({ reason }): StatusText => ({
      short: 'Sicherung fällig',
      text: reminder[reason],
      offer: 'export',
    }),
    newer: (): StatusText => ({
      short: 'Neuere Version',
      text: 'Deine Daten wurden schon mit einer neueren Version dieser Seite gespeichert. Damit nichts verloren geht, speichert dieser Tab nichts mehr. Lade die Seite neu.',
      offer: 'reload',
    }),
  } satisfies { [K in RecordStatus['kind']]: (status: Extract<RecordStatus, { kind: K }>) => StatusText },

  offer: {
    export: 'Kopie herunterladen',
    reload: 'Neu laden',
    show: 'Ansehen',
    later: 'In einer Woche erinnern',
  },

  /** Why a file is refused. `name`: the key or field to blame. */
  refusal: {
    tooLarge: () => 'Die Datei ist größer als 5 MB. So groß ist keine Sicherung dieser Seite.',
    notJson: () =>
      'Die Datei ist kein lesbares JSON. Vielleicht ist sie beschädigt oder gehört zu einem anderen Programm.',
    tooDeep: () => 'Die Datei ist zu tief verschachtelt. So sieht keine Sicherung dieser Seite aus.',
    hostileKey: (name) =>
      `Die Datei enthält den verbotenen Schlüssel „${name}“. Er könnte der Seite schaden.`,
    notARecord: () => 'Die Datei ist zwar JSON, aber keine Sicherung dieser Seite.',
    wrongType: (name) => `Der Teil „${field(name)}“ hat nicht die Form, die er haben muss.`,
    newer: () =>
      'Die Sicherung stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuche es noch einmal.',
  } satisfies Record<ImportRefusal['reason'], (name: string) => string>,
  /** Follows every refusal. */
  nothingChanged: 'Es wurde nichts verändert.',

  change: { added: 'kommt hinzu', changed: 'wird ersetzt', removed: 'wird entfernt', same: 'bleibt gleich' },
  suspect: 'Die Prüfsumme passt nicht: von Hand geändert oder beschädigt.',

  backupReason: {
    routine: 'vor einer neuen Sitzung',
    import: 'vor einem Import',
    restore: 'vor einer Wiederherstellung',
    reset: 'vor einem Zurücksetzen',
    conflict: 'zugleich in einem anderen Tab geändert',
  } satisfies Record<Backup['reason'], string>,

  asideReason: {
    syntax: 'Der Text war nicht lesbar.',
    checksum: 'Die Prüfsumme passte nicht zum Inhalt.',
    shape: 'Der Inhalt hatte nicht die erwartete Form.',
  } satisfies Record<SetAside['reason'], string>,
  asideOutcome: {
    recovered: 'Die Reservekopie hat ihn ersetzt.',
    kept: 'Was lesbar war, wurde behalten.',
    defaults: 'Die Voreinstellung hat ihn ersetzt.',
  } satisfies Record<SetAside['outcome'], string>,

  reminder,
  neverExported: 'noch nie',
  persisted: 'Dein Browser hat zugesagt, diese Daten nicht von sich aus zu löschen.',
  notPersisted: 'Dein Browser darf diese Daten löschen, wenn ihm der Platz ausgeht.',
}

export type RecordLabels = typeof recordLabels

/** The words for a status. */
export function statusText(status: RecordStatus, labels: RecordLabels = recordLabels): StatusText {
  const word = labels.status[status.kind] as (status: RecordStatus) => StatusText
  return word(status)
}

/** One status of every kind, for stories and for trying out notices. */
export const everyStatus: readonly RecordStatus[] = [
  { kind: 'loading' },
  { kind: 'saved', mirrored: true },
  { kind: 'saved', mirrored: false },
  { kind: 'saving' },
  { kind: 'mirrorOnly' },
  { kind: 'memoryOnly' },
  { kind: 'full', mirrored: true },
  { kind: 'full', mirrored: false },
  { kind: 'setAside', names: ['decider'] },
  { kind: 'exportDue', reason: 'old' },
  { kind: 'exportDue', reason: 'evictable' },
  { kind: 'newer' },
]
