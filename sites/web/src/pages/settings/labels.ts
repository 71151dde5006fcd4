/** Keys, states and answers of the settings; what is told there stands in content/meta/settings.mdx. */
export const settingsLabels = {
  loading: 'Was du eingestellt und gespeichert hast, wird gerade gelesen.',

  theme: 'Farbschema',
  externalImages: 'Externe Bilder anzeigen',
  pinRadio: 'Radio anheften',
  countVisits: 'Besuche melden',
  singleKeys: 'Einzelne Tasten als Kurzbefehle',
  ownTools: 'Deine Werkzeuge zuerst',

  reset: 'Zurücksetzen',
  resetOf: (name: string) => `${name} zurücksetzen`,
  wasReset: (name: string, hasBackup: boolean) =>
    hasBackup
      ? `„${name}“ ist zurückgesetzt. Der alte Stand liegt unter „Frühere Stände“.`
      : `„${name}“ ist zurückgesetzt.`,
  ofQuota: (quota: string) => `von ${quota} belegt`,
  used: 'Belegter Speicher',

  export: 'Daten exportieren',
  exportSealed: 'Verschlüsselt exportieren …',
  lastExport: (when: string) => `Zuletzt exportiert: ${when}.`,
  remind: 'An den nächsten Export erinnern',
  reminders: [
    [0, 'nie'],
    [7, 'nach einer Woche'],
    [30, 'nach einem Monat'],
    [90, 'nach drei Monaten'],
  ],

  import: 'Datei importieren …',
  unreadable: 'Die Datei ließ sich nicht öffnen. Wähl eine, die mit „Daten exportieren“ entstanden ist.',
  imported: 'Die Datei ist importiert.',
  changes: 'Was sich ändert',
  isSame: 'enthält genau das, was schon hier ist.',
  source: 'Datensatz in der Datei',
  true: 'an',
  false: 'aus',
  mode: 'Was mit deinen jetzigen Daten geschieht',
  modes: { replace: 'Ersetzen', merge: 'Zusammenführen' },
  replace: 'Daten ersetzen',
  merge: 'Daten zusammenführen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',

  chooseFolder: 'Ordner wählen …',
  folderFailed: 'Der Ordner ließ sich nicht verbinden. Wähl einen, in den du schreiben darfst.',

  loadAll: (bytes: number) =>
    `Alles laden (${(bytes / 1_000_000).toLocaleString('de', { maximumFractionDigits: 1 })}\u202fMB)`,
  loadingAll: 'Wird geladen',
  loadedAll: 'Alle Werkzeuge und Quelltexte sind geladen.',
  loadFailed: 'Nicht alles ließ sich laden. Prüf die Verbindung und versuch es noch einmal.',

  takeCopy: 'Eine Kopie nehmen',

  textGone: 'Diesen Text gibt es nicht mehr. Lade die Seite neu, dann siehst du die übrigen.',
  download: 'Herunterladen',
  wholeRecord: 'Der ganze Datensatz',
  found: (when: string, amount: string) => `gefunden ${when}, ${amount}.`,
  show: 'Ansehen',
  foundText: 'Gefundener Text',
  dismiss: 'Nicht mehr aufheben',

  deleteAsk: 'Alles löschen …',
  delete: 'Alles löschen',
  deleted: 'Alles ist gelöscht.',
  remains: {
    newer:
      'Nichts ist gelöscht: Eine neuere Version dieser Seite hat deine Daten gespeichert. Lade die Seite neu und versuch es noch einmal.',
    localStorage:
      'Der lokale Speicher ließ sich nicht leeren. Lösch die Daten dieser Seite in den Einstellungen deines Browsers.',
    indexedDB:
      'Die Reservekopie, frühere Stände oder Zeugnisse ließen sich nicht löschen. Lösch die Daten dieser Seite in den Einstellungen deines Browsers.',
    marker:
      'Deine Daten sind gelöscht. Im lokalen Speicher bleibt nur der Zeitpunkt, damit kein anderer Tab Gelöschtes zurückbringt.',
    caches:
      'Der Vorrat für unterwegs ließ sich nicht löschen. Lösch die Daten dieser Seite in den Einstellungen deines Browsers.',
  },
  deleteTitle: 'Wirklich alles löschen?',
  deleteWarning:
    'Listen, Zeiten, Texte, Zeichnungen, Einstellungen: Danach ist nichts davon mehr da, und es lässt sich nicht rückgängig machen. Nur die Dateien in einem Ordner, den du verbunden hast, bleiben.',
  exportFirst: 'Vorher noch einmal exportieren',
} as const
