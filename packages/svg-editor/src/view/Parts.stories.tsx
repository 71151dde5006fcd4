import { DraftsProvider } from '@kleinzeug/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider } from 'jotai'
import { useState, type ReactNode } from 'react'
import { editorLabels } from '../labels/editor.ts'
import { toTree } from '../model/document/record.ts'
import { readSvg } from '../model/text/readSvg.ts'
import { createEditor } from '../state/createEditor.ts'
import { svgEditorSlice } from '../storage.ts'
import '../styles.css'
import { browserHost } from './browserHost.ts'
import { Canvas } from './canvas/Canvas.tsx'
import { EditorContext } from './EditorContext.ts'
import { HintBar } from './keys/HintBar.tsx'

const house = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
  <g id="haus"><rect x="100" y="160" width="200" height="160" stroke="#000" fill="#f2c11d"/>
  <polygon points="80,160 200,60 320,160" stroke="#000" fill="#c1272d"/></g>
  <path d="M 20 350 C 90 320 150 375 210 345 S 330 330 380 352" stroke="#3a8f3a" fill="none"/>
</svg>`

const still = () => {}

/** An editor with a drawing. */
function openEditor(source: string | undefined) {
  const editor = createEditor(svgEditorSlice.defaults(), browserHost(still, undefined))
  if (source !== undefined) {
    const drawing = readSvg(source)
    editor.store.reset(drawing, [toTree(drawing)], undefined)
  }
  return editor
}

interface PartProps {
  readonly children: ReactNode
  readonly source?: string
}

/** A part of the editor over a drawing. */
function Part({ children, source }: PartProps) {
  const [editor] = useState(() => openEditor(source))
  return (
    <Provider store={editor.atomStore}>
      <EditorContext value={{ editor, labels: editorLabels, announce: still }}>
        <section
          className="svg-editor"
          aria-label={editorLabels.title}
          style={{ display: 'grid', height: 420, maxWidth: 520 }}
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

const meta = {
  title: 'Werkzeuge/SVG Editor/Teile',
  component: Part,
  tags: ['part', '!autodocs'],
  argTypes: { children: { control: false }, source: { control: false } },
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

export const Hints: Story = { name: 'Tastenleiste', args: { children: <HintBar />, source: house } }
export const Drawing: Story = { name: 'Zeichenfläche', args: { children: <Canvas />, source: house } }
