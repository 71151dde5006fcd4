// The keys of the menus.
import { inModes, row } from './inModes.ts'
import { convertLetters, letterKeys, pathLetters } from './pathLetters.ts'

/** Operations on the areas of shapes. */
export const combinations = ['union', 'difference', 'intersection', 'exclusion'] as const

export const menuKeys = [
  ...inModes('add', [
    // The add menu and the commands of a path.
    row('add.circle', 'c'),
    row('add.ellipse', 'e'),
    row('add.group', 'g'),
    row('add.line', 'l'),
    row('add.polygon', 'n'),
    row('add.path', 'p'),
    row('add.rect', 'r'),
    row('add.polyline', 'y'),
    row('add.text', 't'),
    row('add.star', 's'),
    row('add.regular', 'm'),
  ]),
  ...inModes('command', [...letterKeys('command', pathLetters)]),
  ...inModes('path', [
    // Work on a path.
    row('path.split', 'i'),
    row('path.convert', 'k'),
    row('path.relative', 'r'),
    row('path.allAbsolute', 'A'),
    row('path.allRelative', 'R'),
    row('path.reverse', 'u'),
  ]),
  ...inModes('convert', [...letterKeys('convert', convertLetters)]),
  ...inModes('order', [
    // Order in the tree.
    row('order.up', 'ArrowUp'),
    row('order.down', 'ArrowDown'),
    row('order.in', 'ArrowRight'),
    row('order.out', 'ArrowLeft'),
    row('order.done', 'Enter'),
  ]),
  ...inModes('combine', [
    // The areas of shapes.
    row('combine.union', 'v'),
    row('combine.difference', 'd'),
    row('combine.intersection', 's'),
    row('combine.exclusion', 'x'),
    row('combine.simplify', 'e'),
  ]),
  ...inModes('align', [
    row('align.toLast', 'k', ({ selected }) => selected > 1),
    row('align.left', 'l'),
    row('align.centre', 'z'),
    row('align.right', 'r'),
    row('align.top', 'o'),
    row('align.middle', 'm'),
    row('align.bottom', 'u'),
    row('align.spreadX', 'w', ({ selected }) => selected > 2),
    row('align.spreadY', 's', ({ selected }) => selected > 2),
  ]),
  ...inModes('view', [
    row('view.in', '+'),
    row('view.out', ['-', '−']),
    row('view.left', 'ArrowLeft'),
    row('view.right', 'ArrowRight'),
    row('view.up', 'ArrowUp'),
    row('view.down', 'ArrowDown'),
    row('view.fit', '0'),
    row('view.selected', 'a'),
    row('view.grid', 'g'),
    row('view.snap', 'e'),
    row('view.done', 'Enter'),
  ]),
  ...inModes('file', [
    row('file.new', 'n'),
    row('file.export', 'x'),
    row('file.save', 's'),
    row('file.load', 'l'),
    row('file.edit', 'e', (now) => now.canWrite),
    row('file.paste', 'p'),
    row('file.output', 'o'),
  ]),
]
