import { DraftsProvider } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider } from 'jotai'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { editorLabels } from '../labels/editor.ts'
import { toTree } from '../model/document/record.ts'
import { readSvg } from '../model/text/readSvg.ts'
import { createEditor } from '../state/createEditor.ts'
import { svgEditorSlice } from '../storage.ts'
import '../styles.css'
import { browserHost } from './browserHost.ts'
import { Canvas } from './canvas/Canvas.tsx'
import { EditorContext } from './EditorContext.ts'
import { FormPanel } from './form/FormPanel.tsx'
import { HintBar } from './keys/HintBar.tsx'
import { LibraryPanel } from './library/LibraryPanel.tsx'
import { TreePanel } from './tree/TreePanel.tsx'

const house = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
  <g id="haus"><rect x="100" y="160" width="200" height="160" stroke="#000" fill="#f2c11d"/>
  <polygon points="80,160 200,60 320,160" stroke="#000" fill="#c1272d"/></g>
  <path d="M 20 350 C 90 320 150 375 210 345 S 330 330 380 352" stroke="#3a8f3a" fill="none"/>
</svg>`

const still = () => {}

/** An editor with a drawing; `place` is the way to the selected node, by the number of the child. */
function openEditor(source: string | undefined, place: readonly number[]) {
  const editor = createEditor(svgEditorSlice.defaults(), browserHost(still, undefined))
  if (source !== undefined) {
    const drawing = readSvg(source)
    editor.store.reset(drawing, [toTree(drawing)], undefined)
  }
  const { root } = editor.store.drawing()
  editor.select([
    place.reduce((id, index) => editor.store.drawing().nodes.get(id)?.children[index] ?? id, root),
  ])
  return editor
}

interface PartProps {
  readonly children: ReactNode
  readonly panel?: 'tree' | 'form' | 'library'
  readonly source?: string
  readonly place?: readonly number[]
}

/** A part of the editor over a drawing. */
function Part({ children, panel, source, place = [] }: PartProps) {
  const [editor] = useState(() => openEditor(source, place))
  return (
    <Provider store={editor.atomStore}>
      <EditorContext value={{ editor, labels: editorLabels, announce: still }}>
        <section
          className="svg-editor"
          aria-label={editorLabels.title}
          style={{ display: 'grid', height: 420, maxWidth: 520 }}
        >
          <DraftsProvider storage={undefined}>
            {/* On a narrow screen the editor shows the one panel that is named here. */}
            <div data-panel-now={panel} style={{ display: 'flex', flexDirection: 'column' }}>
              {children}
            </div>
          </DraftsProvider>
        </section>
      </EditorContext>
    </Provider>
  )
}

const meta = {
  title: 'Werkzeuge/SVG Editor/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: {
    children: { control: false },
    panel: { control: false },
    source: { control: false },
    place: { control: false },
  },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

export const Tree: Story = {
  name: 'Baum',
  args: { children: <TreePanel />, panel: 'tree', source: house },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('treeitem')).not.toHaveLength(0)
  },
}
export const EmptyTree: Story = { name: 'Baum, leer', args: { children: <TreePanel />, panel: 'tree' } }
export const TreeInside: Story = {
  name: 'Baum, Zeile gewählt',
  args: { children: <TreePanel />, panel: 'tree', source: house, place: [0, 1] },
}
export const Rect: Story = {
  name: 'Formular, Rechteck',
  args: { children: <FormPanel />, panel: 'form', source: house, place: [0, 0] },
}
export const Path: Story = {
  name: 'Formular, Pfad',
  args: { children: <FormPanel />, panel: 'form', source: house, place: [1] },
}
export const Library: Story = {
  name: 'Bibliothek',
  args: { children: <LibraryPanel />, panel: 'library', source: house },
}
export const Hints: Story = { name: 'Tastenleiste', args: { children: <HintBar />, source: house } }
export const Drawing: Story = { name: 'Zeichenfläche', args: { children: <Canvas />, source: house } }
