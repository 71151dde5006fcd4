import type { ListFileProblem } from './model/listFile.ts'

const entries = (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`)

/** The German texts of the parts that load on request: files, many lines, weights, history. */
export const laterLabels = {
  exportLists: 'Alle Listen exportieren',
  copyLink: 'Link auf die Liste kopieren',
  linkCopied: 'Der Link ist kopiert. Die Liste steht in ihm selbst; gesendet wird nichts.',
  linkName: 'Liste aus dem Link',
  linkDamaged:
    'Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken, am besten als Ganzes kopiert.',
  tooManyItems: (count: number, most: number, list: string) =>
    `„${list}“ hätte ${count.toLocaleString('de')} Einträge. Mehr als ${most.toLocaleString('de')} machen die Seite träge: Teil sie auf mehrere Listen auf.`,
  importHelp:
    'Eine Liste oder mehrere als JSON. Vor dem Import siehst du, was sich ändert; gelöscht wird nichts.',
  listRefused: {
    'not-a-list': 'In der Datei steht keine Liste: Erwartet werden die Felder „name“ und „items“.',
  },
  fileProblem: ({ kind, position }: ListFileProblem): string =>
    ({
      'no-name': `Liste ${position} der Datei hat keinen Namen.`,
      'item-without-name': `Eintrag ${position} der Datei hat keinen Namen.`,
      'bad-active': `Bei Eintrag ${position} der Datei ist „active“ weder true noch false; er wird aktiv.`,
      'bad-weight': `Bei Eintrag ${position} der Datei ist das Gewicht keine ganze Zahl von 1 bis 999.`,
    })[kind],
  itemWeight: (name: string) => `Gewicht von „${name}“`,
  weightProblem: 'Eine ganze Zahl von 1 bis 999.',
  noShare: 'ohne Chance',
  pasteField: 'Ein Eintrag je Zeile',
  pasteSubmit: 'Zeilen übernehmen',
  pasteEmpty: 'Hier steht noch nichts.',
  pasteReport: (added: number, duplicates: readonly string[], more: number, blank: number) =>
    [
      added === 0 ? 'Nichts hinzugefügt.' : `${entries(added)} hinzugefügt.`,
      duplicates.length > 0 &&
        `Doppelt und deshalb stehen gelassen: ${duplicates.map((name) => `„${name}“`).join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
      blank > 0 && (blank === 1 ? 'Eine leere Zeile ausgelassen.' : `${blank} leere Zeilen ausgelassen.`),
    ]
      .filter(Boolean)
      .join(' '),
  noHistory: 'Noch ist nichts entschieden.',
  clearHistory: 'Verlauf leeren',
  time: (time: number) => new Date(time).toLocaleString('de', { dateStyle: 'short', timeStyle: 'short' }),
  dismiss: 'Hinweis schließen',
}
