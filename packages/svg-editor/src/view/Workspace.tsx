import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Panel } from '../state/keys/binding.ts'
import { Canvas } from './canvas/Canvas.tsx'
import { useEditor } from './EditorContext.ts'
import { FormPanel } from './form/FormPanel.tsx'
import { HintBar } from './keys/HintBar.tsx'
import { LibraryPanel } from './library/LibraryPanel.tsx'
import { TreePanel } from './tree/TreePanel.tsx'
import { usePart } from './usePart.ts'

/** The layout of the editor: canvas, panels, hint bar and alerts. */
export function Workspace({ home, notice }: { home: ReactNode; notice: ReactNode }) {
  const { editor, labels } = useEditor()
  const sourceOpen = useAtomValue(editor.atoms.sourceOpen)
  const panel = useAtomValue(editor.atoms.panel)
  const library = useAtomValue(editor.atoms.library)
  const panels: readonly Panel[] = sourceOpen
    ? ['tree', 'form', 'library', 'source']
    : ['tree', 'form', 'library']
  return (
    <div
      className="svg-editor-workspace"
      data-panel-now={panel}
      data-source={sourceOpen || undefined}
      data-shelf={library.length === 0 ? 'empty' : undefined}
    >
      <header className="svg-editor-head">
        {home}
        <Legend>{labels.title}</Legend>
        <SavingState />
      </header>
      <Canvas />
      <div className="svg-editor-tabs" role="group" aria-label={labels.panels}>
        {panels.map((each) => (
          <button key={each} type="button" aria-pressed={panel === each} onClick={() => editor.focus(each)}>
            {labels[each]}
          </button>
        ))}
      </div>
      <TreePanel />
      <FormPanel />
      <LibraryPanel />
      {sourceOpen && <Source />}
      {notice && <div className="svg-editor-notice">{notice}</div>}
      <Alerts />
      <HintBar />
    </div>
  )
}

const loadSource = () => import('./source/SourcePanel.tsx')
const loadDialogs = () => import('./dialogs.ts')
const loadOutput = () => import('./output/OutputDialog.tsx')

function Source() {
  const part = usePart(true, loadSource)
  return part ? <part.SourcePanel /> : null
}

/** Shows whether the last change is stored. */
function SavingState() {
  const { editor, labels } = useEditor()
  const saving = useAtomValue(editor.atoms.saving)
  return saving && <Legend className="svg-editor-saving">{labels[`saving.${saving}`]}</Legend>
}

/** The alerts, which can be dismissed, and the progress of reading. */
function Alerts() {
  const { editor, labels } = useEditor()
  const alert = useAtomValue(editor.atoms.alert)
  const unavailable = useAtomValue(editor.atoms.unavailable)
  const reading = useAtomValue(editor.atoms.reading)
  const part = usePart(alert !== undefined || reading !== undefined, loadDialogs)
  if (unavailable) {
    return (
      <p className="svg-editor-alert svg-editor-unavailable" role="alert">
        {labels.unavailable}
      </p>
    )
  }
  return part ? (
    <>
      <part.AlertNotice />
      <part.Reading />
    </>
  ) : null
}

/** The open dialog, if any. */
export function Dialogs() {
  const { editor } = useEditor()
  const { atomStore, atoms, focus } = editor
  const dialog = useAtomValue(atoms.dialog)
  const small = usePart(dialog !== undefined && dialog !== 'output', loadDialogs)
  const output = usePart(dialog === 'output', loadOutput)
  const close = () => {
    atomStore.set(atoms.dialog, undefined)
    focus(atomStore.get(atoms.panel))
  }
  if (dialog === 'help') return small ? <small.HelpDialog onClose={close} /> : null
  if (dialog === 'paste') return small ? <small.PasteDialog onClose={close} /> : null
  if (dialog === 'inline') return small ? <small.InlineDialog onClose={close} /> : null
  if (dialog === 'output') return output ? <output.OutputDialog onClose={close} /> : null
  return null
}
