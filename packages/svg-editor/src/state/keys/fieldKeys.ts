// The keys in text fields, and those enabled in nearly every mode.
import type { Binding } from './binding.ts'
import { gestures, menus, number, ready } from './conditions.ts'

export const fieldKeys = [
  // Fields of the form, and the search field.
  {
    id: 'field.up',
    text: ['um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 erhöhen; ⇧ 10, Alt 0,1'],
    keys: ['ArrowUp'],
    modes: ['field'],
    when: number,
    amounts: true,
  },
  {
    id: 'field.down',
    text: ['um 1, ⇧ 10, Alt 0,1', 'Zahl um 1 verringern; ⇧ 10, Alt 0,1'],
    keys: ['ArrowDown'],
    modes: ['field'],
    when: number,
    amounts: true,
  },
  {
    id: 'field.next',
    text: ['nächstes Feld', 'Eingabe übernehmen und ins nächste Feld'],
    keys: ['Tab'],
    modes: ['field'],
    when: (now) => now.fieldAfter,
  },
  {
    id: 'field.previous',
    text: ['nächstes Feld', 'Eingabe übernehmen und ins vorige Feld'],
    keys: ['Shift+Tab'],
    modes: ['field'],
    when: (now) => now.fieldBefore,
  },
  {
    id: 'field.take',
    text: ['übernehmen', 'Eingabe übernehmen und zurück ins Formular'],
    keys: ['Enter'],
    modes: ['field'],
  },
  { id: 'field.drop', text: ['verwerfen', 'Eingabe verwerfen'], keys: ['Escape'], modes: ['field'] },
  {
    id: 'find.previous',
    text: ['anderer Treffer', 'Zum vorigen Treffer'],
    keys: ['ArrowUp'],
    modes: ['find'],
  },
  {
    id: 'find.next',
    text: ['anderer Treffer', 'Zum nächsten Treffer'],
    keys: ['ArrowDown'],
    modes: ['find'],
  },
  { id: 'find.take', text: ['dorthin', 'Beim Treffer bleiben'], keys: ['Enter'], modes: ['find'] },
  {
    id: 'find.drop',
    text: ['zurück', 'Dorthin zurück, wo die Suche begann'],
    keys: ['Escape'],
    modes: ['find'],
  },

  // Everywhere.
  {
    id: 'cancelReading',
    text: ['abbrechen', 'Das Lesen der Datei abbrechen'],
    keys: ['Escape'],
    modes: ready,
    when: (now) => now.isReading,
  },
  {
    id: 'help',
    text: ['Hilfe', 'Alle Tasten zeigen'],
    keys: ['?'],
    modes: [...ready, ...menus, ...gestures],
  },
  // A number before a key is its repeat count or its distance.
  {
    id: 'count',
    text: ['Anzahl voraus', 'Zahl vor einer Taste: so oft oder so weit'],
    keys: '0123456789'.split(''),
    modes: ['ready', 'add', ...gestures, 'order'],
    printed: '0–9',
  },
] as const satisfies readonly Binding[]
