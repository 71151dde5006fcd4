// The keys outside of every menu and gesture.
import * as on from './conditions.ts'
import { inModes, row } from './inModes.ts'
import { directLetters, letterKeys } from './pathLetters.ts'

const removal = ['-', '−', 'Delete', 'Backspace']

export const readyKeys = [
  ...inModes(on.ready, [
    // Navigation.
    row('left', 'ArrowLeft'),
    row('right', 'ArrowRight'),
    row('previous', 'ArrowUp'),
    row('next', 'ArrowDown'),
    row('first', 'Home'),
    row('last', 'End'),
    row('open', 'Enter', on.notEmpty),
  ]),
  ...inModes(on.everywhere, [row('nextPanel', 'F6'), row('previousPanel', 'Shift+F6')]),
  ...inModes(on.ready, [
    // Adding.
    row('add', '+', on.container),
    row('addAfter', '*', on.shape),
    row('addPoint', '+', on.onPoints),
    row('addCommand', '+', on.path),
    ...letterKeys('draw', directLetters).map((row) => ({ ...row, when: on.pathForm })),

    // Removing.
    row('removeCommand', removal, on.laterCommand),
    row('removePoint', removal, on.onPoint),
    row('removeAttribute', removal, on.onAttribute),
    row('remove', removal, on.removable),

    // Copying.
    row('cut', 'x', on.shape),
    row('copy', 'c', on.outOfPathForm),
    row('paste', 'v', (now) => on.onDrawing(now) && now.clipboard),
    row('duplicate', 'd', on.shape),
    row('undo', ['<', 'Ctrl+z'], (now) => now.panel !== 'source'),
    row('redo', ['>', 'Ctrl+Shift+z', 'Ctrl+y'], (now) => now.canRedo),
    row('repeat', '.', (now) => on.onDrawing(now) && now.canRepeat),

    // Selection.
    row('select', ' ', on.inTree),
    row('extendUp', 'Shift+ArrowUp', on.inTree),
    row('extendDown', 'Shift+ArrowDown', on.inTree),
    row('group', 'g', on.shape),
    row('ungroup', 'u', on.group),

    // Gestures and menus.
    row('translate', 't', on.shiftable),
    row('rotate', 'r', on.turnable),
    row('scale', 's', on.movable),
    row('point', 'p', (now) => on.onDrawing(now) && now.hasHandles),
    row('path', 'b', on.path),
    row('order', 'o', on.shape),
    row('align', 'a', on.alignable),
    row('combine', 'm', on.combinable),
    row('paint', 'e', on.editable),
    row('array', 'j', on.shape),
    row('addAttribute', 'i', on.element),
    row('renameAttribute', 'n', on.onAttribute),
    row('hide', 'h', on.editable),
    row('fix', 'l', (now) => on.editable(now) && !on.pathForm(now)),
    row('view', 'w'),
    row('file', 'f'),
    row('source', 'q'),
    row('keep', 'k'),
    row('jump', '/'),
    // Type-ahead takes capital letters, as small ones are commands.
    {
      ...row('typeAhead', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''), on.inTree),
      printed: '⇧ A–Z',
    },

    // The library.
    row('libraryRemove', removal, on.filledLibrary),
    row('libraryDuplicate', 'd', on.filledLibrary),
  ]),
]
