import type { Guide } from './Guide.ts'

const hidden = (why: string) => ({
  what: 'aria-hidden',
  on: 'the drawing',
  why,
  selector: 'svg[aria-hidden="true"]',
})

export const displays: Readonly<Record<string, Guide>> = {
  DotMatrix: {
    when: ['The one value that a device shows: a number, a name, a time.'],
    whenNot: [
      'Text to be read: a line is the most.',
      'It changes many times a second: it is drawn anew each time.',
    ],
    do: 'Short, in a window, with `columns` to spare, so that its dots keep their size.',
    dont: 'A whole sentence: the dots become too small to be letters.',
    anatomy: [
      { name: 'Lit dots', selector: '.ui-matrix-lit', does: 'the text, in `lit`; 3 : 1 on the window' },
      {
        name: 'Grid',
        selector: '.ui-matrix-unlit',
        does: 'the other dots, in `unlit`, over the whole width',
      },
    ],
    keyboard: [],
    aria: [
      hidden('The text is there as text.'),
      {
        what: 'text',
        on: 'a hidden element before it',
        why: 'Read, found and copied like any other text.',
        selector: '.ui-matrix > .ui-visually-hidden',
      },
    ],
  },
  Icon: {
    when: ['In a Button or an IconButton, where a sign is found faster than a word.'],
    whenNot: [
      'Alone, as the only sign of a state: it says nothing to assistive technology.',
      'As decoration.',
    ],
    do: 'The same sign for the same thing, everywhere.',
    dont: 'A sign that has to be guessed, without words.',
    anatomy: [
      {
        name: 'Drawing',
        selector: '.ui-icon',
        does: 'one path on 16 × 16 units, 1.5 wide, round ends, `currentColor`',
      },
    ],
    keyboard: [],
    aria: [hidden('The control around it has a name in words.')],
  },
  Legend: {
    when: ['The name of a part of a device, like the print on a casing.'],
    whenNot: [
      'It is the name of a field: that is its label.',
      'It heads a section of a page: use a heading.',
    ],
    do: 'Three words at most.',
    dont: 'A sentence: capitals in mono are read letter by letter.',
    anatomy: [{ name: 'Text', selector: '.ui-legend', does: 'small mono capitals in `text-soft`' }],
    keyboard: [],
    aria: [
      {
        what: 'none',
        on: 'a plain <span>',
        why: 'It is text. A control beside it has its own name.',
        selector: 'span.ui-legend:not([role])',
      },
    ],
  },
}
