import type { AriaRow, Guide, KeyRow, Part } from './Guide.ts'

const parts = (field: string, does: string): Part[] => [
  {
    name: 'Label',
    selector: '.ui-field-label',
    does: 'the name of the field; may be hidden visually, never left out',
  },
  { name: 'Field', selector: field, does },
]
const errorPart: Part = {
  name: 'Error',
  selector: '.ui-field-error',
  does: 'what is wrong and what to do, below the field, announced when it appears',
}
const tab: KeyRow = { keys: ['Tab'], does: 'Leads to the next control.', effect: 'leave' }

const aria = (tag: string, role: string): AriaRow[] => [
  {
    what: `role="${role}"`,
    on: `the native <${tag.replace(/\[.*/, '')}>`,
    why: 'Comes from the element.',
    selector: tag,
  },
  {
    what: 'aria-invalid',
    on: 'the field with an error',
    why: 'Says „invalid“ with its name.',
    selector: `${tag}[aria-invalid="true"]`,
  },
  {
    what: 'aria-describedby',
    on: 'the field with hint or error',
    why: 'Both are read after the name.',
    selector: `${tag}[aria-describedby]`,
  },
  {
    what: 'role="alert"',
    on: 'the error',
    why: 'An error that appears is said at once.',
    selector: '.ui-field-error[role="alert"]',
  },
]

export const fields: Readonly<Record<string, Guide>> = {
  TextField: {
    when: ['One line of free text: a name, a move, an address.'],
    whenNot: [
      'Several lines: use TextArea.',
      'One of a known list: use SelectField or Choice.',
      'A value that is felt rather than known: use RangeField.',
    ],
    do: 'The error says what to do next, in the words of the label.',
    dont: 'A placeholder in place of the label: it is gone with the first letter.',
    anatomy: [...parts('.ui-input', 'one line, 44 px high, on the ground „well“'), errorPart],
    keyboard: [{ keys: ['a'], does: 'Any letter is entered at the caret.', effect: 'value' }, tab],
    aria: aria('input', 'textbox'),
    focused: 'input',
  },
  TextArea: {
    when: ['Text of several lines, or a list with one entry a line.'],
    whenNot: ['One line: use TextField, where Enter means „done“.'],
    do: 'As many rows as the text usually has, so that it need not be scrolled.',
    dont: 'One row for a long text: nobody can read what is above.',
    anatomy: parts('.ui-input', 'grows by its corner; `rows` sets how it starts'),
    keyboard: [
      { keys: ['a'], does: 'Any letter is entered at the caret.', effect: 'value' },
      { keys: ['Enter'], does: 'Begins a new line.', effect: 'value' },
      tab,
    ],
    aria: aria('textarea', 'textbox'),
    focused: 'textarea',
  },
  SelectField: {
    when: ['One of many, or of names too long for keys in a row.', 'A phone should offer its own wheel.'],
    whenNot: [
      'Two to five short names: use Choice, where all of them are seen.',
      'The list is to be searched.',
    ],
    do: 'An order that the reader knows: by alphabet, by size, by time.',
    dont: 'Two options: each needs two presses, and the other one is hidden.',
    anatomy: parts('.ui-select', 'native, so that each system shows its own list'),
    keyboard: [
      { keys: ['ArrowDown'], does: 'Chooses the next option.', effect: 'value' },
      { keys: ['s'], does: 'A letter chooses the option that begins with it.', effect: 'value' },
      tab,
    ],
    aria: aria('select', 'combobox'),
    focused: 'select',
  },
  RangeField: {
    when: ['A value that is felt or heard: volume, speed, size.', 'It acts while it is moved.'],
    whenNot: ['The exact number matters: use TextField with `type="number"`.'],
    do: 'The value in words beside it: „40 Prozent“.',
    dont: 'A bare number: nobody knows whether 40 is much.',
    anatomy: [
      ...parts('input', 'a native range, its knob at least 24 px'),
      { name: 'Value', selector: 'output', does: 'in words; spoken as `aria-valuetext`' },
    ],
    keyboard: [
      { keys: ['ArrowRight', 'ArrowUp'], does: 'One step more.', effect: 'value' },
      { keys: ['ArrowLeft', 'ArrowDown'], does: 'One step less.', effect: 'value' },
      { keys: ['PageUp', 'PageDown'], does: 'A tenth of the range.', effect: 'value' },
      { keys: ['Home', 'End'], does: 'To the least and the largest value.', effect: 'value' },
      tab,
    ],
    aria: [
      ...aria('input[type="range"]', 'slider'),
      {
        what: 'aria-valuetext',
        on: 'the slider',
        why: 'Said in place of the bare number.',
        selector: 'input[aria-valuetext]',
      },
    ],
    focused: 'input',
  },
}
