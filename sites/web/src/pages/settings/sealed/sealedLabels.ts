/** What the settings say of files that only a passphrase opens. */
export const sealedLabels = {
  sealTitle: 'Verschlüsselt exportieren',
  sealText:
    'Die Datei öffnet nur, wer die Passphrase kennt. Sie wird hier nirgends gespeichert: Ist sie vergessen, ist auch die Datei verloren.',
  passphrase: 'Passphrase',
  again: 'Noch einmal',
  show: 'Zeigen, was ich tippe',
  /** How long a passphrase holds against someone who has the file, by its length. */
  strength: (length: number) =>
    length === 0
      ? 'Vier oder mehr zufällige Wörter lassen sich merken und kaum erraten.'
      : length < 12
        ? 'Das ist kurz: Wer die Datei hat, kann in Ruhe probieren.'
        : length < 20
          ? 'Das genügt, wenn es kein Satz und kein Name ist, den andere kennen.'
          : 'Das ist lang genug. Bewahr sie nicht neben der Datei auf.',
  tooShort: 'Nimm mindestens acht Zeichen.',
  differs: 'Das ist nicht dasselbe wie oben.',
  seal: 'Datei speichern',
  working: 'Einen Moment …',
  cancel: 'Abbrechen',
  failed: 'Die Datei ließ sich nicht verschlüsseln. Lade die Seite neu und versuch es noch einmal.',
  fileName: (key: string) => `${key}-verschluesselt.json`,

  openTitle: 'Die Datei ist verschlüsselt',
  openText: (name: string) => `„${name}“ öffnet sich mit der Passphrase, mit der sie gespeichert wurde.`,
  open: 'Öffnen',
  refused: {
    passphrase: 'Diese Passphrase öffnet die Datei nicht. Achte auf Groß- und Kleinschreibung.',
    damaged:
      'Die Datei ist abgeschnitten oder beschädigt. Hol sie noch einmal von dort, wo du sie aufbewahrst.',
    newer:
      'Eine neuere Version dieser Seite hat die Datei verschlüsselt. Lade die Seite neu und versuch es noch einmal.',
    notSealed: 'Das ist keine Datei, die hier verschlüsselt wurde.',
  },
} as const
