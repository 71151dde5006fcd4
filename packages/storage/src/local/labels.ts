import type { Backup } from './backup/backup.ts'
import type { ImportRefusal, SliceChange } from './backup/importFile.ts'
import type { Reminder } from './backup/reminder.ts'
import type { SetAside } from './record/setAside.ts'
import type { RecordStatus } from './status.ts'

/** One status in words. */
export interface StatusText {
  /** One or two words, for a status line. */
  readonly short: string
  /** A sentence or two for a notice; absent for a status that needs none. */
  readonly text?: string
  /** What the notice offers to do. */
  readonly offer?: 'export' | 'reload' | 'show'
}

type StatusByKind = { readonly [S in RecordStatus as S['kind']]: S }

/** All texts of storage that people read. */
export interface RecordLabels {
  /** The name of a field; its own name where the application has given none. */
  readonly field: (name: string) => string
  readonly status: { readonly [K in keyof StatusByKind]: (status: StatusByKind[K]) => StatusText }
  readonly offer: Readonly<Record<'export' | 'reload' | 'show' | 'later' | 'hide', string>>
  /** Why a file is refused. `name`: the key or field the reason is about. */
  readonly refusal: Readonly<Record<ImportRefusal['reason'], (name: string) => string>>
  /** Follows every refusal. */
  readonly nothingChanged: string
  readonly change: Readonly<Record<SliceChange['change'], string>>
  readonly suspect: string
  /** Values of a file with names that are not safe to read. */
  readonly dropped: (count: number) => string
  /** Said of a file that was cut off. */
  readonly torn: string
  readonly backupReason: Readonly<Record<Backup['reason'], string>>
  readonly asideReason: Readonly<Record<SetAside['reason'], string>>
  readonly asideOutcome: Readonly<Record<SetAside['outcome'], string>>
  readonly reminder: Readonly<Record<Exclude<Reminder, 'none'>, string>>
  readonly neverExported: string
  readonly persisted: string
  readonly notPersisted: string
}

/** A function that names fields; a field without a name is called by its own. */
export const fieldNamer =
  (names: Readonly<Record<string, string>>): RecordLabels['field'] =>
  (name) =>
    (Object.hasOwn(names, name) ? names[name] : undefined) ?? name

const list = new Intl.ListFormat('de')

const reminder: RecordLabels['reminder'] = {
  old: 'Von deinen Daten gibt es seit einer Weile keine neue Kopie. Lade eine herunter: Geht dieser Browser verloren, ist sonst alles fort.',
  evictable:
    'Dein Browser darf die Daten dieser Seite nach einigen Tagen ohne Besuch löschen. Lade eine Kopie herunter.',
}

/** The German texts; `fieldNames` are the application's names of the record's fields. */
export function germanLabels(fieldNames: Readonly<Record<string, string>> = {}): RecordLabels {
  const field = fieldNamer({ backup: 'Sicherungserinnerung', setAside: 'Beiseitegelegtes', ...fieldNames })
  return {
    field,

    status: {
      loading: (): StatusText => ({ short: 'Wird gelesen' }),
      saved: ({ mirrored }): StatusText => ({
        short: mirrored ? 'Gespeichert' : 'Gespeichert, ohne Reserve',
      }),
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
          ? 'Der lokale Speicher ist voll. Deine letzten Änderungen liegen in der Reservekopie. Lade eine Kopie herunter und lösch dann, was du nicht mehr brauchst.'
          : 'Der lokale Speicher ist voll, deine letzten Änderungen gibt es nur in diesem Tab. Lade eine Kopie herunter, bevor du ihn schließt, und lösch dann, was du nicht mehr brauchst.',
        offer: 'export',
      }),
      setAside: ({ names, lost }): StatusText => {
        const parts = list.format(
          names.map((name) => (name === '' ? 'Der ganze Datensatz' : `„${field(name)}“`)),
        )
        const were = names.length > 1 ? 'waren' : 'war'
        return {
          short: lost ? 'Beiseitegelegt' : 'Wiederhergestellt',
          text: lost
            ? `${parts} ${were} beschädigt. Der gefundene Text ist unverändert beiseitegelegt: Du kannst ihn in den Einstellungen ansehen und herunterladen.`
            : `${parts} ${were} beschädigt. Die Reservekopie hat alles ersetzt, es ist nichts verloren. Den beschädigten Text kannst du in den Einstellungen ansehen und löschen.`,
          offer: 'show',
        }
      },
      conflict: ({ names }): StatusText => ({
        short: 'In zwei Tabs geändert',
        text: `${list.format(names.map((name) => `„${field(name)}“`))} ${names.length > 1 ? 'wurden' : 'wurde'} in zwei Tabs gleichzeitig geändert. Wo beide dasselbe geändert haben, gilt die neuere Fassung; die andere liegt in den Einstellungen unter „Frühere Stände“.`,
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
    },

    offer: {
      export: 'Kopie herunterladen',
      reload: 'Neu laden',
      show: 'Ansehen',
      later: 'In einer Woche erinnern',
      hide: 'Ausblenden',
    },

    refusal: {
      tooLarge: () =>
        'Die Datei ist größer als 40 MB. So groß ist keine Sicherung dieser Seite. Wähl eine andere.',
      notJson: () =>
        'Die Datei ist kein lesbares JSON. Vielleicht ist sie beschädigt oder gehört zu einem anderen Programm. Wähl eine andere.',
      tooDeep: () =>
        'Die Datei ist zu tief verschachtelt. So sieht keine Sicherung dieser Seite aus. Wähl eine andere.',
      notARecord: () => 'Die Datei ist zwar JSON, aber keine Sicherung dieser Seite. Wähl eine andere.',
      wrongType: (name) =>
        `Der Teil „${field(name)}“ ist nicht lesbar, und andere enthält die Datei nicht. Wähl eine andere Sicherung.`,
      newer: () =>
        'Die Sicherung stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuch es noch einmal.',
    },
    nothingChanged: 'Es wurde nichts verändert.',

    change: {
      added: 'kommt hinzu',
      changed: 'wird ersetzt',
      removed: 'wird entfernt',
      same: 'bleibt gleich',
      unreadable: 'ist nicht lesbar und bleibt, wie es ist',
    },
    suspect: 'Die Prüfsumme passt nicht: von Hand geändert oder beschädigt.',
    dropped: (count) =>
      count === 1
        ? 'Ein Wert trägt einen Namen, der der Seite schaden könnte. Er wird ausgelassen.'
        : `${count} Werte tragen Namen, die der Seite schaden könnten. Sie werden ausgelassen.`,
    torn: 'Die Datei ist nicht vollständig. Übernommen wird, was lesbar ist, alles andere bleibt, wie es ist.',

    backupReason: {
      routine: 'vor einer neuen Sitzung',
      import: 'vor einem Import',
      restore: 'vor einer Wiederherstellung',
      reset: 'vor einem Zurücksetzen',
      conflict: 'zugleich in einem anderen Tab geändert',
    },

    asideReason: {
      syntax: 'Der Text war nicht lesbar.',
      checksum: 'Die Prüfsumme passte nicht zum Inhalt.',
      shape: 'Der Inhalt hatte nicht die erwartete Form.',
    },
    asideOutcome: {
      recovered: 'Die Reservekopie hat ihn ersetzt.',
      kept: 'Was lesbar war, wurde behalten.',
      omitted: 'Der Rest wird verwendet, dieser Teil ist weggelassen.',
      defaults: 'Die Voreinstellung hat ihn ersetzt.',
    },

    reminder,
    neverExported: 'noch nie',
    persisted: 'Dein Browser hat zugesagt, diese Daten nicht von sich aus zu löschen.',
    notPersisted: 'Dein Browser darf diese Daten löschen, wenn ihm der Platz ausgeht.',
  }
}

const textOf = <K extends keyof StatusByKind>(labels: RecordLabels, kind: K, status: StatusByKind[K]) =>
  labels.status[kind](status)

/** The texts of a status. */
export const statusText = (status: RecordStatus, labels: RecordLabels = germanLabels()): StatusText =>
  textOf(labels, status.kind, status)
