/** The German texts of the settings of characters, which load with them. */
export const characterLabels = {
  sets: 'Zeichen',
  set: {
    lower: 'Kleinbuchstaben',
    upper: 'Großbuchstaben',
    digits: 'Ziffern',
    symbols: 'Satzzeichen',
  },
  presence: { off: 'nein', allowed: 'erlaubt', required: 'Pflicht' },
  leastDigits: 'Ziffern mindestens',
  leastSymbols: 'Satzzeichen mindestens',
  noLookAlikes: 'Ohne Verwechselbares (I l 1 | O 0 o)',
  without: 'Diese Zeichen weglassen',
  withoutHint: 'Zum Beispiel, was deine Tastatur nicht hat.',
  maxLength: 'Höchstlänge der Website',
  maxLengthHint: 'Leer, wenn sie keine nennt.',
  rulesActive: 'Es gelten die Regeln einer Website.',
  removeRules: 'Regeln entfernen',
}
