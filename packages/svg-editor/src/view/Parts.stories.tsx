import { DraftsProvider } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider } from 'jotai'
import { useState, type ReactNode } from 'react'
import { editorLabels } from '../labels/editor.ts'
import { toTree } from '../model/document/record.ts'
import { foreign } from '../model/text/foreign.fixtures.ts'
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

/** An editor with a drawing, and in its library a second one. */
function openEditor(source: string | undefined, at: string | undefined) {
  const editor = createEditor(svgEditorSlice.defaults(), browserHost(still, undefined))
  if (source !== undefined) {
    const drawing = readSvg(source)
    editor.store.reset(drawing, [drawing, readSvg(foreign.figma)].map(toTree), undefined)
  }
  if (at !== undefined) editor.tree.go(at)
  return editor
}

interface PartProps {
  readonly children: ReactNode
  readonly source?: string
  /** The id of the node that is current. */
  readonly at?: string
  readonly width?: number
  readonly height?: number
}

/** A part of the editor over a drawing. */
function Part({ children, source, at, width = 520, height = 520 }: PartProps) {
  const [editor] = useState(() => openEditor(source, at))
  return (
    <Provider store={editor.atomStore}>
      <EditorContext value={{ editor, labels: editorLabels, announce: still }}>
        <section
          className="svg-editor"
          aria-label={editorLabels.title}
          style={{ display: 'grid', height, minHeight: 0, maxWidth: width }}
        >
          <DraftsProvider storage={undefined}>
            {/* Parts name areas of the editor's grid, which this one lacks. */}
            <div style={{ display: 'flex', flexDirection: 'column' }}>{children}</div>
          </DraftsProvider>
        </section>
      </EditorContext>
    </Provider>
  )
}

interface PanelProps {
  readonly area: 'tree' | 'form' | 'library'
  readonly children: ReactNode
}

/** The place of a panel, as wide as in the editor. */
const Panel = ({ area, children }: PanelProps) => (
  <div
    style={{ flex: 1, display: 'grid', gridTemplate: `'${area}' 100% / ${area === 'tree' ? 256 : 312}px` }}
  >
    {children}
  </div>
)
const tree = (
  <Panel area="tree">
    <TreePanel />
  </Panel>
)
const form = (
  <Panel area="form">
    <FormPanel />
  </Panel>
)
const library = (
  <Panel area="library">
    <LibraryPanel />
  </Panel>
)

const meta = {
  title: 'Werkzeuge/SVG Editor/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: {
    children: { control: false },
    source: { control: false },
    at: { control: false },
    width: { control: false },
    height: { control: false },
  },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

export const Hints: Story = { name: 'Tastenleiste', args: { children: <HintBar />, source: house } }
export const Drawing: Story = { name: 'Zeichenfläche', args: { children: <Canvas />, source: house } }

/** Where there is room for all panels, beside each other. */
const desk = 760

export const Tree: Story = {
  name: 'Baum',
  args: { children: tree, source: house, at: 'rect001', width: desk, height: 280 },
}
export const Form: Story = {
  name: 'Formular, Rechteck',
  args: { children: form, source: house, at: 'rect001', width: desk, height: 560 },
}
/** Each command of a path is a row. */
export const PathForm: Story = {
  name: 'Formular, Pfad',
  args: { children: form, source: house, at: 'path001', width: desk, height: 560 },
}
export const Library: Story = {
  name: 'Bibliothek',
  args: { children: library, source: house, width: desk, height: 280 },
}
