import type { GridAction, KeyAction } from './view/keys/keyTable.ts'

/** What the keys do, in German. */
export const keys: Readonly<Record<KeyAction | GridAction, string>> = {
  enterHours: 'Stunden eintragen',
  today: 'Heute zeigen',
  timer: 'Uhr starten oder anhalten',
  previousYear: 'Jahr davor',
  nextYear: 'Jahr danach',
  month: 'Ansicht Monat',
  year: 'Ansicht Jahr',
  years: 'Jahre vergleichen',
  files: 'Dateien',
  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  trySample: 'Beispiel ausprobieren',
  showKeys: 'Tasten zeigen',
  left: 'Tag davor (Monat), Woche davor (Punkte)',
  right: 'Tag danach (Monat), Woche danach (Punkte)',
  up: 'Woche davor (Monat), Tag davor (Punkte)',
  down: 'Woche danach (Monat), Tag danach (Punkte)',
  first: 'Erster Tag des Monats',
  last: 'Letzter Tag des Monats',
  back: 'Monat davor',
  forth: 'Monat danach',
  edit: 'Tag bearbeiten',
  delete: 'Eintrag löschen',
}
