import type { Guide } from './Guide.ts'

const closes = {
  keys: ['Escape'],
  does: 'Closes it, and the focus is back on what opened it.',
  effect: 'close',
} as const

const dialogAria = [
  {
    what: 'role="dialog"',
    on: 'the native <dialog>, opened as a modal',
    why: 'The page behind is out of reach, for the keyboard and for a screen reader.',
    selector: 'dialog:modal',
  },
  {
    what: 'aria-labelledby',
    on: 'the dialog',
    why: 'Its title is said when it opens.',
    selector: 'dialog[aria-labelledby]',
  },
] as const

const inside = { keys: ['Tab'], does: 'Goes round inside the dialog.', effect: 'leave' } as const

export const messages: Readonly<Record<string, Guide>> = {
  Dialog: {
    when: ['Something has to be decided before anything else can go on.', 'What is done cannot be undone.'],
    whenNot: [
      'It can be undone: do it, and offer undo.',
      'It is news: use Notice at the place it is about.',
      'It is long or needs the page beside it: give it a place of its own.',
    ],
    do: 'The title asks, the keys answer with verbs, the harmless one first.',
    dont: '„Sind Sie sicher?“ with „Ja“ and „Nein“: the reader has to remember the question.',
    anatomy: [
      {
        name: 'Title',
        selector: 'h2',
        does: 'the question or the name; it takes the focus where the focused control vanishes',
      },
      { name: 'Content', selector: 'p', does: 'what follows from the decision, in a sentence or two' },
      {
        name: 'Actions',
        selector: '.ui-dialog-actions',
        does: 'at the foot, the one that changes nothing first',
      },
    ],
    keyboard: [closes, inside],
    aria: dialogAria,
    focused: 'dialog button',
  },
  KeyDialog: {
    when: ['A tool has single keys: `?` shows them, a key in its frame too.'],
    whenNot: ['Help in sentences: that stands in the tool’s text.'],
    do: 'One row for what is done, with all of its keys; words as the controls have them.',
    dont: 'A row for each key: the same words three times hide what is different.',
    anatomy: [
      { name: 'Keys', selector: 'dt', does: 'as they are printed on the keyboard' },
      { name: 'Action', selector: 'dd', does: 'what they do, in the infinitive' },
    ],
    keyboard: [closes, inside],
    aria: dialogAria,
    focused: 'dialog button',
  },
  Notice: {
    when: [
      'Something happened that the reader has to know, at the place it happened.',
      'An action failed, and there is a way on.',
    ],
    whenNot: [
      'It is about one field: its `error` says so.',
      'Nothing has to be read: use Announcer for those who cannot see it.',
    ],
    do: 'The title says what happened, the text what to do, a key does it.',
    dont: 'A number of an error, or an apology, without a way on.',
    anatomy: [
      { name: 'Mark', selector: '.ui-notice-mark', does: 'says the tone by its form, beside the colour' },
      { name: 'Title', selector: 'strong', does: 'the message in one short sentence' },
      { name: 'Actions', selector: '.ui-notice-actions', does: 'what the reader can do about it' },
    ],
    keyboard: [],
    aria: [
      {
        what: 'role="status"',
        on: '`info` and `good`',
        why: 'Said when the reader pauses.',
        selector: '[role="status"]',
      },
      { what: 'role="alert"', on: '`warning` and `bad`', why: 'Said at once.', selector: '[role="alert"]' },
      {
        what: 'aria-hidden',
        on: 'the mark',
        why: 'The tone is in the words.',
        selector: '.ui-notice-mark[aria-hidden="true"]',
      },
    ],
  },
  Announcer: {
    when: ['A result that the eye sees anyway: „Entschieden: Nudeln“, „Kopiert“.'],
    whenNot: [
      'Sighted readers have to know it too: use Notice.',
      'The focus moves to what is new: it is read there.',
    ],
    do: 'One in each tool, in the page from the start; a short sentence after the fact.',
    dont: 'A sentence for every frame of something that moves: the voice never ends.',
    anatomy: [
      {
        name: 'Region',
        selector: '[role="status"]',
        does: 'visually hidden, always there; only its text changes',
      },
    ],
    keyboard: [],
    aria: [
      {
        what: 'role="status"',
        on: 'the region',
        why: 'Said when the reader pauses.',
        selector: '[role="status"]',
      },
      {
        what: 'aria-live="polite"',
        on: 'the region',
        why: 'For readers that do not know the role.',
        selector: '[aria-live="polite"]',
      },
    ],
  },
}
