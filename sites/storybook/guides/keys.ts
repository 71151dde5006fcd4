import type { Guide } from './Guide.ts'

const buttonRole = {
  what: 'role="button"',
  on: 'the button',
  why: 'It is a native <button>, so nothing has to be added for keyboard and screen reader.',
  selector: 'button',
} as const

export const keys: Readonly<Record<string, Guide>> = {
  Button: {
    when: [
      'Something happens on the page: save, add, start, delete.',
      'A dialog needs its two or three ways out.',
    ],
    whenNot: [
      'It leads to another page: use a link.',
      'It turns a setting on that acts at once: use Switch.',
      'There is no room for words and the sign is known: use IconButton.',
    ],
    do: 'One primary key in a view. It says what happens, in the infinitive.',
    dont: 'Several primary keys side by side: none of them leads. No „OK“ where a verb is possible.',
    anatomy: [
      {
        name: 'Key',
        selector: '.ui-button',
        does: 'at least 44 px in both directions; its edge holds 3 : 1',
      },
      {
        name: 'Icon',
        selector: '.ui-icon',
        does: 'optional, before the words, hidden from assistive technology',
      },
    ],
    keyboard: [
      { keys: ['Enter', ' '], does: 'Presses it.', effect: 'click' },
      { keys: ['Tab'], does: 'Leads to the next control.', effect: 'leave' },
    ],
    aria: [
      buttonRole,
      {
        what: 'aria-pressed',
        on: 'a key that stays down',
        why: 'Says the state in words; the accent colour alone would not.',
        selector: '[aria-pressed="true"]',
      },
    ],
  },
  IconButton: {
    when: [
      'The sign is known to everybody: close, undo, delete.',
      'It stands in each row of a list, where words would drown the list.',
    ],
    whenNot: ['The action is new to the reader: use Button with words.', 'It is the main action of a view.'],
    do: 'The label names the thing too: „Pizza löschen“. It is the tooltip as well.',
    dont: 'A label that only describes the drawing, or the same label in every row.',
    anatomy: [
      {
        name: 'Key',
        selector: '.ui-icon-button',
        does: '44 px square, without border until the pointer is on it',
      },
      { name: 'Icon', selector: '.ui-icon', does: '16 units, 1.5 wide, in the colour of the text' },
    ],
    keyboard: [
      { keys: ['Enter', ' '], does: 'Presses it.', effect: 'click' },
      { keys: ['Tab'], does: 'Leads to the next control.', effect: 'leave' },
    ],
    aria: [
      buttonRole,
      {
        what: 'aria-label',
        on: 'the button',
        why: 'Its name, as the drawing has none.',
        selector: 'button[aria-label]',
      },
      {
        what: 'aria-hidden',
        on: 'the icon',
        why: 'The name is said once.',
        selector: 'svg[aria-hidden="true"]',
      },
    ],
  },
  Choice: {
    when: ['One of two to five, and all of them are worth seeing.', 'The change acts at once.'],
    whenNot: [
      'More than five, or long names: use SelectField.',
      'On or off: use Switch.',
      'Several at a time: use one Switch each.',
    ],
    do: 'Names of one or two words, in an order that does not change.',
    dont: 'Whole sentences: the row breaks, and the eye no longer sees one choice.',
    anatomy: [
      { name: 'Legend', selector: 'legend', does: 'names the group; may be hidden visually' },
      {
        name: 'Key',
        selector: '.ui-choice-key:not(:has(:checked))',
        does: 'a native radio button in the form of a key',
      },
      {
        name: 'Chosen key',
        selector: '.ui-choice-key:has(:checked)',
        does: 'filled and in the accent colour; in forced colours it is marked too',
      },
    ],
    keyboard: [
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Chooses the next one, the first after the last.',
        effect: 'toggle',
      },
      { keys: ['ArrowLeft', 'ArrowUp'], does: 'Chooses the one before.', effect: 'toggle' },
      { keys: ['Tab'], does: 'Leaves the group, which is one stop.', effect: 'leave' },
    ],
    aria: [
      {
        what: 'role="group"',
        on: 'the fieldset',
        why: 'The legend is said before the first key.',
        selector: 'fieldset > legend',
      },
      {
        what: 'role="radio"',
        on: 'each key',
        why: '„2 of 3, chosen“ comes from the browser.',
        selector: 'input[type="radio"]',
      },
      {
        what: 'disabled',
        on: 'the fieldset',
        why: 'Disables all keys at once.',
        selector: 'fieldset:disabled',
      },
    ],
    focused: 'input:checked',
  },
  Switch: {
    when: ['A setting that acts at once and is on or off.', 'The words beside it are true while it is on.'],
    whenNot: [
      'Something has to be confirmed first: use Button.',
      'Two states that both need a name: use Choice.',
    ],
    do: 'The label says what is on: „Ton“, „Züge anzeigen“.',
    dont: 'A question or a negation: „Ton nicht spielen?“ turns on by turning off.',
    anatomy: [
      {
        name: 'Track',
        selector: '.ui-switch-track',
        does: 'the place of its knob shows the state, not the colour alone',
      },
      { name: 'Label', selector: '.ui-switch-label', does: 'part of the target: a press on it counts' },
    ],
    keyboard: [
      { keys: [' '], does: 'Turns it on or off.', effect: 'toggle' },
      { keys: ['Tab'], does: 'Leads to the next control.', effect: 'leave' },
    ],
    aria: [
      {
        what: 'role="switch"',
        on: 'the native checkbox',
        why: 'Said as „on“ and „off“ in place of „checked“.',
        selector: 'input[type="checkbox"][role="switch"]',
      },
    ],
    focused: 'input',
  },
}
