// The keys in text fields, and those enabled in nearly every mode.
import { inModes, row, step } from './inModes.ts'
import { everywhere, gestures, menus, number, ready } from './conditions.ts'

export const fieldKeys = [
  ...inModes('field', [
    // Fields of the form, and the search field.
    step('field.up', 'ArrowUp', number),
    step('field.down', 'ArrowDown', number),
    row('field.next', 'Tab', (now) => now.fieldAfter),
    row('field.previous', 'Shift+Tab', (now) => now.fieldBefore),
    row('field.take', 'Enter'),
    row('field.drop', 'Escape'),
  ]),
  ...inModes('find', [
    row('find.previous', 'ArrowUp'),
    row('find.next', 'ArrowDown'),
    row('find.take', 'Enter'),
    row('find.drop', 'Escape'),
  ]),
  ...inModes(ready, [
    // Everywhere.
    row('cancelReading', 'Escape', (now) => now.isReading),
  ]),
  ...inModes(everywhere, [row('write', 'Ctrl+s')]),
  ...inModes([...ready, ...menus, ...gestures], [row('help', '?')]),
  ...inModes(
    ['ready', 'add', 'combine', ...gestures, 'order'],
    [
      // A number before a key is its repeat count or its distance.
      {
        ...row('count', '0123456789'.split('')),
        printed: '0–9',
      },
    ],
  ),
]
