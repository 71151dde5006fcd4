/** What the settings say of earlier states. */
export const timelineLabels = {
  noBackups: 'Es gibt noch keinen früheren Stand.',
  restored: 'Der frühere Stand ist wieder da.',
  gone: 'Dieser Stand ließ sich nicht zurückholen. Lade die Seite neu und versuch es noch einmal.',
  contentsOf: (moment: string) => `Inhalt vom ${moment}`,
  download: 'Herunterladen',
  restore: 'Zurückholen',
  restorePart: 'Diesen Stand hierher holen',
  time: 'Zeitpunkt',
  part: 'Was davon',
  allParts: 'Alles, als Text',
  partOf: (name: string, amount: string) => `${name} (${amount})`,
  onlyToLookAt: 'Nur zum Ansehen',
  asItWas: (name: string) => `${name}, wie es war`,
  pastUnloaded:
    'Dieses Werkzeug ließ sich nicht laden. Prüf die Verbindung; zurückholen kannst du den Stand trotzdem.',
  namedBackup: (name: string, moment: string) => `„${name}“, ${moment}`,
  backupName: 'Name dieses Stands',
  backupNameHint: 'Was einen Namen hat, bleibt, wenn ältere Stände gehen.',
} as const
