import { describe, expect, test, vi } from 'vitest'
import { toTree } from '../../model/document/record.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { defaultLabels } from '../../labels.ts'
import { svgEditorSlice } from '../../storage.ts'
import { pasteFragment } from '../pasteFragment.ts'
import { openEditor, type OpenEditor, press } from '../openEditor.fixtures.ts'
import type { Host } from '../session.ts'

const open = (inside?: string, host: Partial<Host> = {}, root = 'viewBox="0 0 400 400"') =>
  openEditor(
    inside === undefined
      ? svgEditorSlice.defaults()
      : {
          current: toTree(readSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`)),
          library: [],
        },
    host,
  )
const source = (editor: OpenEditor) => writeSvg(editor.store.drawing())
const inside = (editor: OpenEditor) => /^<svg[^>]*>(.*)<\/svg>$/s.exec(source(editor))?.[1]

describe('copies', () => {
  test('in a row are as many as were asked for, one step apart, and one step to undo', () => {
    const editor = open('<rect x="1" y="2" width="3" height="4"/>')
    const before = source(editor)
    editor.tree.go('rect001')
    press(editor, '4 j 1 0 ArrowRight ArrowDown Enter')
    expect(inside(editor)?.match(/x="\d+" y="\d+"/g)).toEqual([
      'x="1" y="2"',
      'x="11" y="3"',
      'x="21" y="4"',
      'x="31" y="5"',
    ])
    press(editor, '<')
    expect(source(editor)).toBe(before)
  })

  test('of a shape chosen together with the root leave the root alone', () => {
    const editor = open('<rect x="1"/>')
    editor.session.select(['svg001', 'rect001'])
    press(editor, '3 j 9 ArrowRight Enter')
    expect(inside(editor)?.match(/x="\d+"/g)).toEqual(['x="1"', 'x="10"', 'x="19"'])
  })

  test('that were dropped leave nothing', () => {
    const editor = open('<rect x="1"/>')
    const before = source(editor)
    editor.tree.go('rect001')
    press(editor, '3 j 9 ArrowRight Escape')
    expect(source(editor)).toBe(before)
  })

  test('in a ring stand around the middle of the page, upright or turned', () => {
    const editor = open('<circle cx="200" cy="100" r="5"/>')
    editor.tree.go('circle001')
    press(editor, '4 j r')
    expect(inside(editor)?.match(/cx="\d+" cy="\d+"/g)).toEqual([
      'cx="200" cy="100"',
      'cx="300" cy="200"',
      'cx="200" cy="300"',
      'cx="100" cy="200"',
    ])
    press(editor, '< 4 j R')
    expect(inside(editor)?.match(/rotate\([^)]*\)/g)).toEqual([
      'rotate(90 200 200)',
      'rotate(180 200 200)',
      'rotate(270 200 200)',
    ])
  })

  test('of words between elements are copies too, and nothing is thrown', () => {
    const editor = open('<text>a<tspan>b</tspan>c</text><title>t</title>')
    for (const id of ['words001', 'tspan001', 'title001']) {
      editor.tree.go(id)
      press(editor, '2 j 5 ArrowRight Enter')
    }
    expect(inside(editor)).toBe(
      '<text>aa<tspan>b</tspan><tspan>b</tspan>c</text><title>t</title><title>t</title>',
    )
  })
})

describe('the point that stays', () => {
  const rect = '<rect x="10" y="20" width="30" height="40"/>'
  test.for([
    ['s u 5 0 ArrowUp Enter', '<rect x="10" y="0" width="30" height="60"/>'],
    ['s l 1 0 0 ArrowRight Enter', '<rect x="10" y="20" width="60" height="40"/>'],
    ['s 1 0 0 ArrowRight r Enter', '<rect x="-20" y="20" width="60" height="40"/>'],
    ['s u z 5 0 ArrowUp Enter', '<rect x="10" y="10" width="30" height="60"/>'],
    [
      'r l o 9 0 ArrowRight Enter',
      '<rect x="10" y="20" width="30" height="40" transform="rotate(90 10 20)"/>',
    ],
    [
      'r m 9 0 ArrowRight Enter',
      '<rect x="10" y="20" width="30" height="40" transform="rotate(90 200 200)"/>',
    ],
  ] as const)('%s', ([keys, after]) => {
    const editor = open(rect)
    editor.tree.go('rect001')
    press(editor, keys)
    expect(inside(editor)).toBe(after)
  })
})

describe('colours by key', () => {
  test('fill what is selected and let it be seen', () => {
    const editor = open()
    press(editor, '+ r e 4')
    expect(source(editor)).toMatch(/stroke="#000" stroke-width="1" fill="#c1272d"\/>/)
    press(editor, 'e s 9')
    expect(source(editor)).toMatch(/stroke="#1f5fa8" stroke-width="1" fill="#c1272d"\/>/)
    press(editor, 'e n')
    expect(source(editor)).toContain('fill="none"')
  })

  test('are those of the drawing one after the other, as one step', async () => {
    const shapes = '<g fill="#C00"><rect style="fill:#c00"/></g><circle stroke="rgb(0,0,9)"/><path/>'
    const editor = open(shapes)
    editor.tree.go('path001')
    for (const [keys, colour] of [
      ['e d', '#c00'],
      ['d', 'rgb(0,0,9)'],
      ['d', '#c00'],
    ] as const) {
      press(editor, keys)
      await vi.waitFor(() => expect(inside(editor)).toContain(`<path fill="${colour}"/>`))
    }
    press(editor, 'Escape <')
    expect(inside(editor)).toBe(shapes)
  })

  test('are picked from the screen where the browser can, and kept where the visitor leaves it', async () => {
    const picks = [() => Promise.resolve('#123456'), () => Promise.reject(new Error('left'))]
    const editor = open('<path fill="red"/>', {
      pickColour: () => picks.shift()?.() ?? Promise.resolve(undefined),
    })
    editor.tree.go('path001')
    for (const _ of [1, 2]) {
      press(editor, 'e a')
      await vi.waitFor(() => expect(inside(editor)).toBe('<path fill="#123456"/>'))
    }
    const without = open('<path fill="red"/>')
    without.tree.go('path001')
    press(without, 'e a')
    expect(without.atomStore.get(without.atoms.mode)).toBe('paint')
  })

  test('go over into a gradient among the definitions, under a name of its own', () => {
    const editor = open('<g id="linearGradient001"/><rect fill="#c1272d"/>')
    editor.tree.go('rect001')
    press(editor, 'e l')
    expect(inside(editor)).toBe(
      '<defs><linearGradient id="linearGradient001-2"><stop offset="0" stop-color="#c1272d"/>' +
        '<stop offset="1" stop-color="#fff"/></linearGradient></defs>' +
        '<g id="linearGradient001"/><rect fill="url(#linearGradient001-2)"/>',
    )
    editor.tree.go('stop002')
    editor.field.enter('stop002', 'stopColor', '0f0')
    expect(inside(editor)).toContain('<stop offset="1" stop-color="#0f0"/>')
  })
})

test('a star and a regular polygon have as many tips as the number before them says', () => {
  const editor = open()
  const corners = () => / points="([^"]*)"/.exec(source(editor))?.[1]?.split(' ').length
  for (const [keys, count] of [
    ['+ s', 10],
    ['+ 7 s', 14],
    ['8 + s', 16],
    ['8 + m', 8],
    ['+ m', 6],
    ['+ 8 m', 8],
  ] as const) {
    editor.tree.go(editor.store.drawing().root)
    press(editor, keys)
    expect(corners()).toBe(count)
    press(editor, '-')
  }
})

describe('an element that is added after the current one', () => {
  test.for([
    ['rect001', '* c', '<rect/><circle/><g></g>'],
    ['rect001', '* c .', '<rect/><circle/><circle/><g></g>'],
    ['group001', '* c', '<rect/><g></g><circle/>'],
    ['group001', '* g .', '<rect/><g></g><g></g><g></g>'],
    ['group001', '+ c', '<rect/><g><circle/></g>'],
    ['rect001', '3 * m', '<rect/><polygon/><g></g>'],
  ] as const)('%s: %s', ([id, keys, after]) => {
    const editor = open('<rect/><g></g>')
    editor.tree.go(id)
    press(editor, keys)
    expect(inside(editor)?.replaceAll(/ [\w-]+="[^"]*"/g, '')).toBe(after)
  })

  test('that stands in a text is added after the text', () => {
    const editor = open('<text>a<tspan>b</tspan></text><g/>')
    editor.tree.go('tspan001')
    press(editor, '* r')
    expect(inside(editor)).toMatch(/^<text>a<tspan>b<\/tspan><\/text><rect [^>]*><g\/>$/)
  })

  test('is not offered at the root', () => {
    const editor = open('')
    press(editor, '*')
    expect(editor.atomStore.get(editor.atoms.mode)).toBe('ready')
  })
})

describe('elements', () => {
  test('are hidden and shown again, in their style where it is set there', () => {
    const editor = open('<rect x="1"/><rect style="display:inline;fill:red"/>')
    editor.session.select(['rect001', 'rect002'])
    press(editor, 'h')
    expect(inside(editor)).toBe('<rect x="1" display="none"/><rect style="display:none;fill:red"/>')
    press(editor, 'h')
    expect(inside(editor)).toBe('<rect x="1"/><rect style="fill:red"/>')
    press(editor, '< <')
    expect(inside(editor)).toBe('<rect x="1"/><rect style="display:inline;fill:red"/>')
  })

  test('that are fixed are not moved, nor is what they contain; others selected with them are', () => {
    const editor = open('<g><rect x="1"/></g><circle cx="1"/>')
    editor.tree.go('group001')
    press(editor, 'l')
    expect(inside(editor)).toBe('<g data-fixed="true"><rect x="1"/></g><circle cx="1"/>')
    for (const id of ['group001', 'rect001']) {
      editor.tree.go(id)
      press(editor, 't')
      expect(editor.atomStore.get(editor.atoms.mode)).toBe('ready')
    }
    editor.session.select(['group001', 'circle001'])
    press(editor, 't ArrowRight Enter')
    expect(inside(editor)).toBe('<g data-fixed="true"><rect x="1"/></g><circle cx="2"/>')
    editor.tree.go('group001')
    press(editor, 'l t ArrowRight Enter')
    expect(inside(editor)).toContain('<g transform="translate(1 0)">')
  })
})

test('a new shape lies on the page, whatever its size and place', () => {
  for (const [root, made] of [
    ['viewBox="0 0 24 24"', '<circle cx="12" cy="12" r="3" stroke="#000" stroke-width="1"'],
    [
      'viewBox="-1000 -1000 4000 4000"',
      '<circle cx="1000" cy="1000" r="500" stroke="#000" stroke-width="10"',
    ],
    ['width="400" height="400"', '<circle cx="200" cy="200" r="50" stroke="#000" stroke-width="1"'],
  ] as const) {
    const editor = open('', {}, root)
    press(editor, '+ c')
    expect(source(editor)).toContain(made)
  }
  const moved = open('<g transform="translate(100 50)"></g>')
  moved.tree.go('group001')
  press(moved, '+ c')
  expect(source(moved)).toContain('<circle cx="100" cy="150"')
})

describe('attributes', () => {
  test('are added, changed, renamed and removed, with everything else as it was', () => {
    const editor = open('<rect  x="1"/>')
    editor.tree.go('rect001')
    press(editor, 'i')
    expect(editor.attributes.name('rx y')).toBe(false)
    expect(editor.attributes.name('x')).toBe(false)
    expect(editor.attributes.name('rx')).toBe(true)
    expect(editor.atomStore.get(editor.atoms.field)).toBe('attr.rx')
    editor.field.enter('rect001', 'attr.rx', '5')
    expect(inside(editor)).toBe('<rect  x="1"  rx="5"/>')
    editor.atomStore.set(editor.atoms.panel, 'form')
    press(editor, 'n')
    expect(editor.attributes.name('ry')).toBe(true)
    expect(inside(editor)).toBe('<rect  x="1"  ry="5"/>')
    press(editor, '-')
    expect(inside(editor)).toBe('<rect  x="1"/>')
    press(editor, '<')
    expect(inside(editor)).toBe('<rect  x="1"  ry="5"/>')
  })
})

test('a point is set onto the nearest other one', async () => {
  const editor = open('<polyline points="0,0 50,50"/><rect x="60" y="55" width="9" height="9"/>')
  editor.tree.go('polyline001')
  press(editor, 'p n e')
  await vi.waitFor(() => expect(inside(editor)).toContain('points="0,0 60,55"'))
})

describe('what is moved', () => {
  const shapes =
    '<g transform="translate(100 0) scale(2)"><rect x="3" y="3" width="10" height="10"/></g><circle cx="150" cy="300" r="7"/>'

  test('is brought into line with others by key, in the coordinates of its group, and guides show it', async () => {
    const editor = open(shapes)
    editor.tree.go('rect001')
    press(editor, 't 5 ArrowRight ArrowDown')
    expect(editor.place.guides()).toEqual([])
    press(editor, 'e')
    await vi.waitFor(() => expect(inside(editor)).toContain('<rect x="11.5"'))
    expect(editor.place.guides()).toContainEqual([
      { x: 143, y: 0 },
      { x: 143, y: 307 },
    ])
    press(editor, 'Enter')
    expect(editor.place.guides()).toEqual([])
  })

  test('by pointer is attracted within reach, and not beyond it', async () => {
    for (const [reach, x] of [
      [0, 145],
      [3, 143],
    ] as const) {
      const editor = open('<rect x="0" width="14" height="14"/><circle cx="150" cy="300" r="7"/>')
      editor.tree.go('rect001')
      editor.place.begin('translate')
      await vi.waitFor(() => {
        editor.place.dragTo('rect001', { x: 0, y: 0 }, { x: 145, y: 50 }, reach)
        expect(inside(editor)).toContain(`<rect x="${x}" width="14" height="14" y="50"`)
      })
    }
  })

  test('is not attracted by what is hidden or moves along', async () => {
    const editor = open(
      '<g><rect x="0" width="14" height="14"/><rect x="3"/></g><circle cx="150" cy="300" r="7" display="none"/>',
    )
    editor.tree.go('group001')
    press(editor, 't 3 ArrowRight e')
    // The page attracts too: its left edge is nearest.
    await vi.waitFor(() => expect(inside(editor)).toMatch(/^<g>/))
  })
})

test('shapes are aligned with the last one selected where that is wanted', () => {
  const shapes = '<rect x="1" width="2"/><rect x="10" width="2"/><rect x="50" width="2"/>'
  const editor = open(shapes)
  editor.session.select(['rect001', 'rect003', 'rect002'])
  press(editor, 'a k l')
  expect(inside(editor)?.match(/x="\d+"/g)).toEqual(['x="10"', 'x="10"', 'x="10"'])
  press(editor, '<')
  editor.session.select(['rect001', 'rect002', 'rect003'])
  press(editor, 'a r')
  expect(inside(editor)?.match(/x="\d+"/g)).toEqual(['x="50"', 'x="50"', 'x="50"'])
  press(editor, '<')
  editor.session.select(['rect001', 'rect002'])
  press(editor, 'a k r')
  expect(inside(editor)?.match(/x="\d+"/g)).toEqual(['x="10"', 'x="10"', 'x="50"'])
})

describe('the clipboard of the system', () => {
  test('gets the source of what is copied', () => {
    const copy = vi.fn<(text: string) => void>()
    const editor = open('<g><rect  x="1"/></g><circle/>', { copy })
    editor.tree.go('group001')
    press(editor, 'c')
    expect(copy).toHaveBeenCalledWith('<g><rect  x="1"/></g>')
  })

  test('gives a piece of source, which goes where a paste would', () => {
    const editor = open('<g></g>')
    editor.tree.go('group001')
    pasteFragment(editor, '<rect x="1"/><circle r="2"/>')
    expect(inside(editor)).toBe('<g><rect x="1"/><circle r="2"/></g>')
    pasteFragment(editor, '<rect')
    expect(editor.atomStore.get(editor.atoms.alert)).toMatchObject({ kind: 'file' })
  })
})

test('fields are spoken of in words', () => {
  const said: string[] = []
  const editor = open('<polyline points="1,2 3,4 5,6"/>', {
    say: (sentence) => said.push(sentence(defaultLabels)),
  })
  editor.tree.go('polyline001')
  editor.atomStore.set(editor.atoms.panel, 'form')
  press(editor, 'ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown')
  expect(said.at(-1)).toBe('Punkt 3, y 6')
})

test('Ctrl+Z and Ctrl+Shift+Z do what < and > do', () => {
  const editor = open()
  press(editor, '+ r Ctrl+z')
  expect(source(editor)).not.toContain('<rect')
  press(editor, 'Ctrl+Shift+z')
  expect(source(editor)).toContain('<rect')
})
