/** What the settings say of the visitor's folder. */
export const folderLabels = {
  other: 'Anderen Ordner wählen …',
  /** Said where the browser cannot write into a folder. */
  zipOnly:
    'Dein Browser kann nicht in einen Ordner schreiben. Dieselben Dateien bekommst du als ZIP, und aus einem ZIP kommen Änderungen zurück.',
  zipName: 'kleinzeug.zip',
  zip: 'Als ZIP laden',
  fromZip: 'ZIP importieren …',
  zipRefused:
    'Das ist kein ZIP mit Dateien dieser Seite. Wähl eines, das mit „Als ZIP laden“ entstanden ist.',
  zipTaken: (count: number) =>
    count === 0
      ? 'Das ZIP enthält nichts, was hier nicht schon steht.'
      : count === 1
        ? 'Ein Teil hat Änderungen aus dem ZIP bekommen.'
        : `${count} Teile haben Änderungen aus dem ZIP bekommen.`,
  inTheClear:
    'Alles steht dort unverschlüsselt. Liegt der Ordner in einer Cloud, kann auch deren Anbieter es lesen, deine Selbsteinschätzung eingeschlossen. Was nicht dorthin soll, nimmst du aus; Kopien unter „Sicherungen“ löschst du im Ordner selbst.',
  parts: 'Was im Ordner steht',
  state: {
    closed: (name: string) => `Dein Browser fragt, bevor er „${name}“ wieder öffnet.`,
    missing: (name: string) =>
      `„${name}“ ist nicht mehr da, wo er war. Hier fehlt nichts: Leg ihn zurück oder wähl einen anderen.`,
    working: (name: string) => `„${name}“ wird auf den neuesten Stand gebracht.`,
    current: (name: string, when: string) => `„${name}“ ist auf dem Stand von ${when}.`,
    failed: (name: string) =>
      `In „${name}“ ließ sich nicht alles schreiben. In einer halben Minute wird es noch einmal versucht.`,
  },
  reopen: 'Wieder öffnen',
  refresh: 'Jetzt nachsehen',
  disconnect: 'Verbindung trennen',
  questions: (count: number) =>
    count === 1 ? 'Eine Datei wartet auf dich' : `${count} Dateien warten auf dich`,
  kind: {
    conflict: 'Hier und im Ordner verschieden geändert',
    gone: 'Fehlt im Ordner',
    unreadable: 'Nicht lesbar',
  },
  versions: { record: 'Hier', file: 'Im Ordner' },
  choose: {
    conflict: { record: 'Wie hier', file: 'Wie im Ordner' },
    gone: { record: 'Wieder anlegen', file: 'Auch hier löschen' },
    unreadable: { record: 'Neu schreiben', file: '' },
  },
  chooseFor: (action: string, path: string) => `${action}: ${path}`,
  all: { record: 'Alle wieder anlegen', file: 'Alle auch hier löschen' },
  copied: 'Was im Ordner ersetzt wird, liegt danach unter „Sicherungen“.',
} as const
