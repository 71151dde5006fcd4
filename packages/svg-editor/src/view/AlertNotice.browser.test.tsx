import { memoryStorage } from '@kleinzeug/storage'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { englishLabels } from '../labels.en.ts'
import type { SvgEditorData } from '../model/document/editorData.ts'
import type { SvgEditorJournal } from '../model/document/journal.ts'
import { fromTree, toTree } from '../model/document/record.ts'
import { readSvg } from '../model/text/readSvg.ts'
import { writeSvg } from '../model/text/writeSvg.ts'
import type { SvgEditorLabels } from '../labels.ts'
import { ready, type } from './keys/keyboard.fixtures.ts'
import { SvgEditor } from './SvgEditor.tsx'
import '../styles.css'

afterEach(cleanup)

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

/** An editor in whose journal the shapes of another drawing are set aside, without their groups. */
async function open(edited: string, labels?: Partial<SvgEditorLabels>) {
  const put = [...readSvg(svg(edited)).nodes.values()].filter(
    ({ type }) => type !== 'svg' && type !== 'group',
  )
  const storage = memoryStorage<SvgEditorData>({
    current: toTree(readSvg(svg('<rect x="1"/>'))),
    library: [],
  })
  const journal = memoryStorage<SvgEditorJournal>({
    setAside: [{ base: '1.a.b', result: '1.c.d', put, removed: [] }],
  })
  await render(
    <div style={{ height: 700, pointerEvents: 'none' }}>
      <SvgEditor storage={storage} journal={journal} labels={labels} startFocused />
    </div>,
  )
  await ready()
  return {
    setAside: () => journal.read()?.setAside,
    source: () => {
      window.dispatchEvent(new Event('pagehide'))
      const drawing = fromTree(storage.read()?.current)
      return drawing && writeSvg(drawing)
    },
  }
}

/** Presses a button by keyboard alone. */
async function activate(name: string) {
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeVisible()
  for (let pressed = 0; document.activeElement !== button.element(); pressed++) {
    if (pressed > 30) throw new Error(`${name} is not reached`)
    await type('{Tab}')
  }
  await type('{Enter}')
}

test('edits set aside are applied by key, and undone', async () => {
  const { source, setAside } = await open('<rect x="5"/>')
  expect(source()).toBe(svg('<rect x="1"/>'))
  await activate('In diese Zeichnung übernehmen')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(source()).toBe(svg('<rect x="5"/>'))
  expect(setAside()).toEqual([])
  await ready()
  await type('<')
  expect(source()).toBe(svg('<rect x="1"/>'))
})

test('edits set aside are opened by key as a drawing of their own', async () => {
  const { source, setAside } = await open('<rect x="5"/>')
  await activate('Als eigene Zeichnung öffnen')
  await expect.element(page.getByRole('treeitem', { name: 'svg002' })).toBeVisible()
  expect(source()).toContain('<rect x="5"/>')
  expect(setAside()).toEqual([])
  await type('<')
  expect(source()).toBe(svg('<rect x="1"/>'))
})

test('edits that do not fit are counted and stay, and closing the notice loses none, in English', async () => {
  const { source, setAside } = await open('<g><circle r="1"/></g>', englishLabels)
  const before = setAside()
  await activate('Apply to this drawing')
  await expect.element(page.getByText(/^1 change does not fit this drawing/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Apply to this drawing' })).not.toBeInTheDocument()
  await activate('Close')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(source()).toBe(svg('<rect x="1"/>'))
  expect(setAside()).toEqual(before)
})
