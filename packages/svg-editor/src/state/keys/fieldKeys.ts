// The keys in text fields, and those enabled in nearly every mode.
import { inModes, row, step } from './inModes.ts'
import { everywhere, gestures, menus, number, ready } from './conditions.ts'

export const fieldKeys = [
  ...inModes('field', [
    // Fields of the form, and the search field.
    step('field.up', 'um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 erhöhen; ⇧ 10, Alt 0,1', 'ArrowUp', number),
    step('field.down', 'um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 verringern; ⇧ 10, Alt 0,1', 'ArrowDown', number),
    row(
      'field.next',
      'nächstes Feld',
      'Eingabe übernehmen und ins nächste Feld',
      'Tab',
      (now) => now.fieldAfter,
    ),
    row(
      'field.previous',
      'nächstes Feld',
      'Eingabe übernehmen und ins vorige Feld',
      'Shift+Tab',
      (now) => now.fieldBefore,
    ),
    row('field.take', 'übernehmen', 'Eingabe übernehmen und zurück ins Formular', 'Enter'),
    row('field.drop', 'verwerfen', 'Eingabe verwerfen', 'Escape'),
  ]),
  ...inModes('find', [
    row('find.previous', 'anderer Treffer', 'Zum vorigen Treffer', 'ArrowUp'),
    row('find.next', 'anderer Treffer', 'Zum nächsten Treffer', 'ArrowDown'),
    row('find.take', 'dorthin', 'Beim Treffer bleiben', 'Enter'),
    row('find.drop', 'zurück', 'Dorthin zurück, wo die Suche begann', 'Escape'),
  ]),
  ...inModes(ready, [
    // Everywhere.
    row('cancelReading', 'abbrechen', 'Das Lesen der Datei abbrechen', 'Escape', (now) => now.isReading),
  ]),
  ...inModes(everywhere, [row('write', 'in die Datei', 'Als .svg in die Datei schreiben', 'Ctrl+s')]),
  ...inModes([...ready, ...menus, ...gestures], [row('help', 'Hilfe', 'Alle Tasten zeigen', '?')]),
  ...inModes(
    ['ready', 'add', ...gestures, 'order'],
    [
      // A number before a key is its repeat count or its distance.
      {
        ...row('count', 'Anzahl voraus', 'Zahl vor einer Taste: so oft oder so weit', '0123456789'.split('')),
        printed: '0–9',
      },
    ],
  ),
]
