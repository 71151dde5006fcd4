// The keys of gestures: moving, rotating, scaling, points, rows.
import { inModes, row, step } from './inModes.ts'
import { gestures, menus } from './conditions.ts'

export const gestureKeys = [
  ...inModes('translate', [
    // The gestures.
    step('moveLeft', 'ArrowLeft'),
    step('moveRight', 'ArrowRight'),
    step('moveUp', 'ArrowUp'),
    step('moveDown', 'ArrowDown'),
    row('move.snap', 'e'),
  ]),
  ...inModes('rotate', [
    step('turnLeft', ['ArrowLeft', 'ArrowUp']),
    step('turnRight', ['ArrowRight', 'ArrowDown']),
  ]),
  ...inModes('scale', [
    step('narrower', 'ArrowLeft'),
    step('wider', 'ArrowRight'),
    step('taller', 'ArrowUp'),
    step('lower', 'ArrowDown'),
    row('larger', '+'),
    row('smaller', ['-', '−']),
  ]),
  ...inModes('point', [
    step('pointLeft', 'ArrowLeft'),
    step('pointRight', 'ArrowRight'),
    step('pointUp', 'ArrowUp'),
    step('pointDown', 'ArrowDown'),
    row('pointNext', ['n', 'Tab']),
    row('pointBack', ['b', 'Shift+Tab']),
  ]),
  ...inModes(gestures, [row('finish', 'Enter')]),
  ...inModes([...gestures, ...menus], [row('cancel', 'Escape')]),
  ...inModes('array', [
    // Copies in a row or ring.
    step('array.left', 'ArrowLeft'),
    step('array.right', 'ArrowRight'),
    step('array.up', 'ArrowUp'),
    step('array.down', 'ArrowDown'),
    row('array.ring', 'r'),
    row('array.turned', 'R'),
  ]),
  ...inModes(
    ['rotate', 'scale'],
    [
      // The pivot of rotating and scaling.
      row('pivot.left', 'l'),
      row('pivot.right', 'r'),
      row('pivot.top', 'o'),
      row('pivot.bottom', 'u'),
      row('pivot.middle', 'z'),
      row('pivot.page', 'm'),
    ],
  ),
  ...inModes('point', [row('point.snap', 'e')]),
]
