import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fromTree } from '../../model/document/record.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { ready, type } from './keyboard.fixtures.ts'
import { component } from '../../model/inline/inline.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'
import '../../styles.css'

/** Renders an editor that ignores the pointer. */
async function open(storage = memoryStorage<SvgEditorData>()) {
  const screen = await render(
    <div style={{ height: 700, pointerEvents: 'none' }}>
      <SvgEditor storage={storage} startFocused />
    </div>,
  )
  await ready()
  const source = () => {
    window.dispatchEvent(new Event('pagehide'))
    const drawing = fromTree(storage.read()?.current)
    return drawing ? writeSvg(drawing) : ''
  }
  return { screen, storage, source, type }
}

const shapes = [
  ['circle', 'c', '<circle cx="200"', '<circle cx="212"'],
  ['ellipse', 'e', '<ellipse cx="200"', '<ellipse cx="212"'],
  ['group', 'g', '<g></g>', '<g transform="translate(12 0)"></g>'],
  ['line', 'l', '<line x1="150"', '<line x1="162"'],
  ['polygon', 'n', '<polygon points="200,150', '<polygon points="212,150'],
  ['path', 'p', '<path d="M 200 200"', '<path d="M 212 200"'],
  ['rect', 'r', '<rect x="150"', '<rect x="162"'],
  ['polyline', 'y', '<polyline points="150,225', '<polyline points="162,225'],
] as const

test.for(shapes)(
  'a %s is made, placed, turned, removed and brought back',
  async ([type, key, made, moved]) => {
    const { type: press, source } = await open()
    await press(`+${key}`)
    await expect
      .element(page.getByRole('treeitem', { name: `${type}001` }))
      .toHaveAttribute('aria-selected', 'true')
    expect(source()).toContain(made)
    await press('t12{ArrowRight}{Enter}')
    expect(source()).toContain(moved)
    await press('r30{ArrowRight}{Enter}')
    // An empty group has no centre to rotate about.
    expect(source()).toMatch(type === 'group' ? /<g [^>]*\(12 0\)"/ : /transform="rotate\(30 \d/)
    await press('-')
    expect(source()).not.toContain(`<${type === 'group' ? 'g' : type}`)
    await press('<')
    expect(source()).toContain(`<${type === 'group' ? 'g' : type}`)
    await press('>')
    expect(source()).not.toContain(`<${type === 'group' ? 'g' : type}`)
  },
)

test('an svg is made, and the former one comes back', async () => {
  const { type, source } = await open()
  await type('+cfn')
  await expect.element(page.getByRole('treeitem', { name: 'svg002' })).toBeVisible()
  expect(source()).not.toContain('<circle')
  await type('<')
  expect(source()).toContain('<circle')
})

test('every path command is made, moved and removed', async () => {
  const { type, source } = await open()
  await type('+p{ArrowRight}')
  for (const letter of 'mlcahvsqtMLCAHVSQT') {
    await type(`+${letter}`)
  }
  await type('z')
  const letters = () =>
    source()
      .match(/ d="([^"]*)"/)?.[1]
      ?.replaceAll(/[^a-z]/gi, '')
  expect(letters()).toBe('MmlcahvsqtMLCAHVSQTz')
  await type('-')
  expect(letters()).toBe('MmlcahvsqtMLCAHVSQT')
  // The first command cannot be removed, so the key is disabled there.
  await type('{Home}-')
  expect(letters()).toBe('MmlcahvsqtMLCAHVSQT')
})

test('the letters of the specification draw in the form without a menu', async () => {
  const { type, source } = await open()
  await type('+p{ArrowRight}LlCcAaMmz')
  expect(
    source()
      .match(/ d="([^"]*)"/)?.[1]
      ?.replaceAll(/[^a-z]/gi, ''),
  ).toBe('MLlCcAaMmz')
})

test('a control point is selected and moved, and the others stay', async () => {
  const { type, source } = await open()
  await type('+p{ArrowRight}CL')
  await type('{ArrowLeft}pnn{ArrowUp}{ArrowUp}{Enter}')
  expect(source()).toContain('M 200 200 C 210 168 230 170 240 200 L 280 200')
})

test('what is typed in a field belongs to the field', async () => {
  const { type, source } = await open()
  await type('+c{ArrowRight}{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'cx' })).toHaveFocus()
  await type('{Control>}a{/Control}10+2*3{Enter}')
  expect(source()).toContain('<circle cx="16"')
  await type('{Enter}{ArrowUp}{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowDown}{/Alt}{Enter}')
  expect(source()).toContain('<circle cx="26.9"')
  // The three steps are one undo step.
  await type('<')
  expect(source()).toContain('<circle cx="16"')
  await type('{Enter}x-y{Enter}')
  await expect.element(page.getByText('Das ist keine Zahl und keine Rechnung.')).toBeVisible()
  expect(source()).toContain('<circle cx="16"')
})

test('an input counts once, and not at all when it is dropped', async () => {
  const { type, source } = await open()
  const cx = page.getByRole('textbox', { name: 'cx' })
  const replaceBy = async (keys: string) => {
    await type('{Enter}')
    await expect.element(cx).toHaveFocus()
    await type(`{Control>}a{/Control}${keys}`)
  }
  await type('+c{ArrowRight}')
  await replaceBy('*2{Enter}')
  expect(source()).toContain('<circle cx="400"')
  await replaceBy('7{Escape}')
  expect(source()).toContain('<circle cx="400"')
  await replaceBy('+{Escape}')
  await expect.element(page.getByText('Das ist keine Zahl und keine Rechnung.')).not.toBeInTheDocument()
  // Leaving with Tab or F6 commits the value, once.
  await replaceBy('/4{Tab}')
  expect(source()).toContain('<circle cx="100"')
  await type('{Escape}<')
  expect(source()).toContain('<circle cx="400"')
  await type('<')
  expect(source()).toContain('<circle cx="200"')
})

test('Enter edits the number that is highlighted, in paths and lists alike', async () => {
  const { type, source } = await open()
  await type('+p{ArrowRight}l{ArrowDown}{Enter}100{Enter}')
  expect(source()).toContain('d="M 200 200 l 40 100"')
  await type('{ArrowLeft}{Home}+y{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}7{Enter}')
  expect(source()).toContain('points="150,225 200,7 250,225"')
})

test('Tab goes from field to field and takes over what was typed; what cannot be read keeps it', async () => {
  const { type, source } = await open()
  await type('+r{ArrowRight}{Enter}10{Tab}20{Tab}30{Tab}40{Enter}')
  expect(source()).toContain('<rect x="10" y="20" width="30" height="40"')
  await type('{Home}{ArrowDown}{Enter}q{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'y', exact: true })).toHaveFocus()
  await type('{Escape}{Enter}{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('textbox', { name: 'x', exact: true })).toHaveFocus()
})

test('a new drawing takes the keys at once, and undo says when nothing is left', async () => {
  const { type, source } = await open()
  await type('{F6}{F6}fn+c')
  expect(source()).toContain('<circle')
  await type('<<<<')
  await expect.element(page.getByText('Nichts rückgängig zu machen')).toBeInTheDocument()
})

test('counts, repeating, copying, grouping, aligning and ordering', async () => {
  const { type, source } = await open()
  await type('+r')
  await type('t5{ArrowDown}{Enter}')
  await type('..')
  expect(source()).toContain('<rect x="150" y="165"')
  await type('c{Home}v')
  expect(source().match(/<rect /g)).toHaveLength(2)
  await type('t50{ArrowRight}{Enter}{Shift>}{ArrowDown}{/Shift}al')
  expect(source().match(/<rect x="150"/g)).toHaveLength(2)
  await type('g')
  expect(source()).toMatch(/<g>\s*<rect [^>]*\/>\s*<rect [^>]*\/>\s*<\/g>/)
  await type('u')
  expect(source()).not.toContain('<g>')
})

test('a reload finds the drawing and its history', async () => {
  const first = await open()
  await first.type('+c')
  await first.type('t3{ArrowRight}{Enter}')
  await first.screen.unmount()
  const second = await open(first.storage)
  await expect.element(page.getByRole('treeitem', { name: 'circle001' })).toBeVisible()
  await second.type('<')
  expect(second.source()).toContain('<circle cx="200"')
})

test('an attribute is named and written by key alone, renamed and removed', async () => {
  const { type, source } = await open()
  await type('+ri')
  await expect.element(page.getByRole('combobox', { name: 'Name des Attributs' })).toHaveFocus()
  await type('rx{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'rx' })).toHaveFocus()
  await type('12{Enter}')
  expect(source()).toContain('rx="12"')
  await type('nry{Enter}{Enter}')
  expect(source()).toContain('ry="12"')
  await type('-')
  expect(source()).not.toContain('ry=')
})

test('a text is added and written at once, and the keys go on in the tree', async () => {
  const { type, source } = await open()
  await type('+tHallo <Welt>{Enter}t5{ArrowRight}{Enter}')
  expect(source()).toMatch(/<text x="205" [^>]*>Hallo &lt;Welt><\/text>/)
})

test('Escape takes a gesture back as if it had not been', async () => {
  const { type, source } = await open()
  await type('+r')
  const before = source()
  await type('t9{ArrowRight}{ArrowDown}{Escape}')
  expect(source()).toBe(before)
})

test('F6 always goes on to the next panel', async () => {
  const { type } = await open()
  await type('{F6}')
  await expect.element(page.getByRole('group', { name: 'Felder von svg001' })).toHaveFocus()
  await type('{F6}{F6}')
  await expect.element(page.getByRole('tree')).toHaveFocus()
})

test('a source is pasted wherever the focus is, and opened when that is wanted', async () => {
  const { source } = await open()
  const text = '<svg xmlns:xlink="x"><use xlink:href="#a"/></svg>'
  const paste = (target: Element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  for (const target of [document.activeElement!, document.body]) {
    paste(target)
    await expect.element(page.getByRole('textbox', { name: 'Quelltext' })).toHaveValue(text)
    await type('{Escape}')
    await expect.element(page.getByRole('tree')).toHaveFocus()
  }
  expect(source()).not.toContain('<use')
  paste(document.body)
  const button = (name: string) => page.getByRole('button', { name })
  await expect.element(button('Öffnen')).toBeVisible()
  button('Öffnen')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  // The button adds the missing namespace, and the keys work directly afterwards.
  await expect.element(button('xmlns ergänzen')).toBeVisible()
  button('xmlns ergänzen')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('tree')).toHaveFocus()
  expect(source()).toBe(
    '<svg xmlns:xlink="x" xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>',
  )
})

test('behind a dialog that is being loaded no key does anything', async () => {
  const { type, source } = await open()
  await type('+r')
  const before = source()
  const tree = page.getByRole('tree').element()
  for (const key of ['?', 'x', '-']) {
    tree.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  await expect.element(page.getByRole('dialog', { name: 'Alle Tasten' })).toBeVisible()
  expect(source()).toBe(before)
})

test('what is typed while a character is composed, or with Ctrl, does nothing', async () => {
  const { type, source } = await open()
  await type('+r')
  const before = source()
  const tree = page.getByRole('tree').element()
  for (const more of [{ isComposing: true }, { ctrlKey: true }, { metaKey: true }]) {
    const event = new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true, ...more })
    tree.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  }
  expect(source()).toBe(before)
})

test('a storage that is swapped is followed: an empty one begins with an empty drawing', async () => {
  const { screen, storage: first, source, type: press } = await open()
  await press('+r')
  expect(source()).toContain('<rect')
  const second = memoryStorage<SvgEditorData>()
  await screen.rerender(
    <div style={{ height: 700, pointerEvents: 'none' }}>
      <SvgEditor storage={second} startFocused />
    </div>,
  )
  await expect.poll(() => page.getByRole('treeitem', { name: /rect001/ }).elements().length).toBe(0)
  await press('+c')
  window.dispatchEvent(new Event('pagehide'))
  const drawing = fromTree(second.read()?.current)
  expect(drawing && writeSvg(drawing)).toContain('<circle')
  expect(drawing && writeSvg(drawing)).not.toContain('<rect')
  expect(JSON.stringify(first.read())).not.toContain('circle')
})

test('areas are combined by key, keys typed at once wait, and what cannot be is said', async () => {
  const { type, source } = await open()
  await type('+r{Home}+ct40{ArrowRight}{Enter}{Shift>}{ArrowUp}{/Shift}mvt5{ArrowDown}{Enter}')
  await expect.poll(source).toMatch(/<path d="M \d+ 155 [^"]*A 50 50 [^"]*Z" stroke/)
  expect(source()).not.toMatch(/<rect|<circle/)
  await type('me')
  await expect.element(page.getByText(/Punkte, jetzt \d+; höchstens 0,4 daneben/)).toBeInTheDocument()
  await type('{Home}+l{Shift>}{ArrowUp}{/Shift}md')
  await expect.element(page.getByText(/^line001 ist keine Form mit einer Fläche/)).toBeVisible()
})

test('a drawing in pasted JSX is chosen by key', async () => {
  const { type, source } = await open()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', component)
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  const button = (name: string) => page.getByRole('button', { name })
  await expect.element(button('Öffnen')).toBeVisible()
  await type('{Tab}{Tab}{Enter}')
  await expect.element(button('Zeile 8: arrow')).toHaveFocus()
  await type('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('tree')).toHaveFocus()
  expect(source()).toBe('<svg class="dot"><circle r=\t"2" /></svg>')
})
