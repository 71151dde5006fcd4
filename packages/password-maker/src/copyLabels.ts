const NARROW = '\u202f'

/** The German texts of what became of a copy, which load ahead of the first one. */
export const copyLabels = {
  clearing: (seconds: number) => `Kopiert. Die Zwischenablage wird in ${seconds}${NARROW}s geleert.`,
  cleared: 'Die Zwischenablage ist geleert.',
  clearedLate:
    'Geleert, seit du zurück bist. Als die Zeit um war, war das Fenster nicht vorn; bis eben stand das Passwort noch darin.',
  clearMissed:
    'Die Zeit ist um, aber das Fenster war nicht vorn; dann darf eine Seite die Zwischenablage nicht ändern. Das Passwort kann noch darin stehen. Geleert wird, sobald du zurückkommst.',
  passwordNotCopied:
    'Der Browser lässt das Kopieren nicht zu. Markiere das Passwort und kopiere es mit Strg + C, auf dem Telefon durch langes Tippen.',
}
