// The keys in text fields, and those enabled in nearly every mode.
import { inModes } from './inModes.ts'
import { gestures, menus, number, ready } from './conditions.ts'

export const fieldKeys = [
  ...inModes('field', [
    // Fields of the form, and the search field.
    {
      id: 'field.up',
      text: ['um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 erhöhen; ⇧ 10, Alt 0,1'],
      keys: ['ArrowUp'],
      when: number,
      amounts: true,
    },
    {
      id: 'field.down',
      text: ['um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 verringern; ⇧ 10, Alt 0,1'],
      keys: ['ArrowDown'],
      when: number,
      amounts: true,
    },
    {
      id: 'field.next',
      text: ['nächstes Feld', 'Eingabe übernehmen und ins nächste Feld'],
      keys: ['Tab'],
      when: (now) => now.fieldAfter,
    },
    {
      id: 'field.previous',
      text: ['nächstes Feld', 'Eingabe übernehmen und ins vorige Feld'],
      keys: ['Shift+Tab'],
      when: (now) => now.fieldBefore,
    },
    { id: 'field.take', text: ['übernehmen', 'Eingabe übernehmen und zurück ins Formular'], keys: ['Enter'] },
    { id: 'field.drop', text: ['verwerfen', 'Eingabe verwerfen'], keys: ['Escape'] },
  ]),
  ...inModes('find', [
    { id: 'find.previous', text: ['anderer Treffer', 'Zum vorigen Treffer'], keys: ['ArrowUp'] },
    { id: 'find.next', text: ['anderer Treffer', 'Zum nächsten Treffer'], keys: ['ArrowDown'] },
    { id: 'find.take', text: ['dorthin', 'Beim Treffer bleiben'], keys: ['Enter'] },
    { id: 'find.drop', text: ['zurück', 'Dorthin zurück, wo die Suche begann'], keys: ['Escape'] },
  ]),
  ...inModes(ready, [
    // Everywhere.
    {
      id: 'cancelReading',
      text: ['abbrechen', 'Das Lesen der Datei abbrechen'],
      keys: ['Escape'],
      when: (now) => now.isReading,
    },
  ]),
  ...inModes(
    [...ready, ...menus, ...gestures],
    [{ id: 'help', text: ['Hilfe', 'Alle Tasten zeigen'], keys: ['?'] }],
  ),
  ...inModes(
    ['ready', 'add', ...gestures, 'order'],
    [
      // A number before a key is its repeat count or its distance.
      {
        id: 'count',
        text: ['Anzahl voraus', 'Zahl vor einer Taste: so oft oder so weit'],
        keys: '0123456789'.split(''),
        printed: '0–9',
      },
    ],
  ),
]
