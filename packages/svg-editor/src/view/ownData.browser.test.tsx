import { memoryStorage, type StorageAdapter } from '@kleinzeug/storage'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SvgEditorData } from '../model/document/editorData.ts'
import { fromTree, toTree } from '../model/document/record.ts'
import { readSvg } from '../model/text/readSvg.ts'
import { writeSvg } from '../model/text/writeSvg.ts'
import { ready, type } from './keys/keyboard.fixtures.ts'
import { SvgEditor } from './SvgEditor.tsx'
import '../styles.css'

const dataOf = (source: string): SvgEditorData => ({ current: toTree(readSvg(source)), library: [] })
const initial = dataOf('<svg xmlns="http://www.w3.org/2000/svg" id="haus"><rect id="wand"/></svg>')
const sourceOf = (data: SvgEditorData | undefined) => {
  const drawing = fromTree(data?.current)
  return drawing && writeSvg(drawing)
}
const row = (name: RegExp) => page.getByRole('treeitem', { name })

async function open(storage?: StorageAdapter<SvgEditorData>) {
  const onChange = vi.fn<(data: SvgEditorData) => void>()
  const screen = await render(
    <div style={{ height: 700, pointerEvents: 'none' }}>
      <SvgEditor {...(storage ? { storage } : { initial })} onChange={onChange} startFocused />
    </div>,
  )
  await ready()
  return { screen, onChange }
}

test('without storage the editor starts with the given data, and the page is told of each change', async () => {
  const { onChange } = await open()
  await expect.element(row(/wand/)).toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  await type('+c')
  await expect.poll(() => sourceOf(onChange.mock.lastCall?.[0])).toContain('<circle')
  expect(sourceOf(onChange.mock.lastCall?.[0])).toContain('id="wand"')
})

test('what is stored goes before, and neither that nor another tab’s drawing is a change', async () => {
  const storage = memoryStorage(dataOf('<svg xmlns="http://www.w3.org/2000/svg"><line id="zaun"/></svg>'))
  const { screen, onChange } = await open(storage)
  await expect.element(row(/zaun/)).toBeInTheDocument()
  storage.write(dataOf('<svg xmlns="http://www.w3.org/2000/svg"><path id="weg"/></svg>'))
  await expect.element(row(/weg/)).toBeInTheDocument()
  expect(row(/wand/).elements()).toEqual([])
  // Leaving stores what is not stored yet.
  await screen.unmount()
  expect(onChange).not.toHaveBeenCalled()
})

test('a page that holds the drawing has each change, and what it refuses goes back once', async () => {
  const onValueChange = vi.fn<(data: SvgEditorData) => void>()
  function Page() {
    const [data, setData] = useState(initial)
    return (
      <div style={{ height: 700, pointerEvents: 'none' }}>
        <SvgEditor
          value={data}
          onValueChange={(next) => {
            onValueChange(next)
            if (!sourceOf(next)?.includes('<ellipse')) setData(next)
          }}
          startFocused
        />
        <button
          onClick={() => setData(dataOf('<svg xmlns="http://www.w3.org/2000/svg"><path id="weg"/></svg>'))}
        >
          set
        </button>
      </div>
    )
  }
  const screen = await render(<Page />)
  await ready()
  const last = () => sourceOf(onValueChange.mock.lastCall?.[0])
  await type('+c')
  await expect.poll(last).toContain('<circle')
  await type('{Home}+e')
  await expect.poll(last).toContain('<ellipse')
  await expect.element(row(/ellipse/)).not.toBeInTheDocument()
  await expect.element(row(/circle/)).toBeInTheDocument()
  await type('{Home}+r')
  await expect.poll(last).toMatch(/<circle[^]*<rect/)
  expect(onValueChange.mock.calls.filter(([data]) => sourceOf(data)?.includes('<ellipse'))).toHaveLength(1)

  const heard = onValueChange.mock.calls.length
  screen
    .getByRole('button', { name: 'set' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(row(/weg/)).toBeInTheDocument()
  expect(row(/wand/).elements()).toEqual([])
  // Leaving stores what is not stored yet.
  await screen.unmount()
  expect(onValueChange).toHaveBeenCalledTimes(heard)
})
