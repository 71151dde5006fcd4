import { statusText } from '@kleinzeug/storage/local/labels'
import type { ImportChoice, ImportPreview } from '@kleinzeug/storage/local/manage'
import { Button, Choice, Icon, Notice, openFile, SelectField } from '@kleinzeug/ui'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { contentsOf } from './contentsOf.ts'
import { settingsLabels as labels } from './labels.ts'
import { loadTools } from './loadTools.ts'
import { UndoButton } from './UndoButton.tsx'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'previewed'; readonly file: PickedFile; readonly preview: ImportPreview }

interface PickedFile {
  readonly name: string
  readonly text: string
  readonly size: number
}

/** Reads a backup: first it shows what would change, then it replaces, and that can be taken back. */
export function Import({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const { undoable } = useRecordSummary()
  const router = useRouter()

  async function choose() {
    const file = await openFile('.json,application/json').catch(() => 'unreadable' as const)
    if (!file) return
    if (file === 'unreadable') {
      setState({ kind: 'refused', sentence: labels.unreadable })
      return
    }
    preview(file)
  }

  function preview(file: PickedFile, source?: string) {
    const preview = manager.previewImport(file.text, file.size, source)
    setState(
      preview.accepted
        ? { kind: 'previewed', file, preview }
        : { kind: 'refused', sentence: recordLabels.refusal[preview.reason](preview.name ?? '') },
    )
  }

  async function accept(preview: ImportPreview, choice: ImportChoice) {
    if (choice.mode === 'merge' && !(await loadTools(router, choice.names ?? []))) {
      setState({ kind: 'refused', sentence: labels.loadFailed })
      return
    }
    const isImported = await manager.applyImport(preview, choice)
    setState(
      isImported
        ? { kind: 'idle' }
        : { kind: 'refused', sentence: statusText({ kind: 'newer' }, recordLabels).text ?? '' },
    )
  }

  return (
    <div className="settings-stack">
      <div>{children}</div>
      <div className="settings-actions">
        <Button icon={<Icon name="import" />} onClick={() => void choose()}>
          {labels.import}
        </Button>
      </div>
      {state.kind === 'refused' && (
        <Notice tone="bad" title={state.sentence}>
          <p>{recordLabels.nothingChanged}</p>
        </Notice>
      )}
      {undoable === 'import' && state.kind === 'idle' && (
        <Notice tone="good" title={labels.imported} actions={<UndoButton />} />
      )}
      {state.kind === 'previewed' && (
        <Preview
          // Another source has other parts to choose from.
          key={state.preview.source}
          fileName={state.file.name}
          preview={state.preview}
          onSource={(source) => preview(state.file, source)}
          onAccept={(choice) => void accept(state.preview, choice)}
          onCancel={() => setState({ kind: 'idle' })}
        />
      )}
    </div>
  )
}

interface PreviewProps {
  fileName: string
  preview: ImportPreview
  onSource: (source: string) => void
  onAccept: (choice: ImportChoice) => void
  onCancel: () => void
}

/** What the import would change; the visitor chooses the record, its parts, and what happens to the rest. */
function Preview({ fileName, preview, onSource, onAccept, onCancel }: PreviewProps) {
  const [mode, setMode] = useState<'replace' | 'merge'>('replace')
  const [left, setLeft] = useState<readonly string[]>([])
  const changes = preview.slices.filter(
    ({ change, implied }) => change !== 'same' && !(mode === 'merge' && (change === 'removed' || implied)),
  )
  const names = changes.map(({ name }) => name).filter((name) => !left.includes(name))
  const toggle = (name: string, chosen: boolean) =>
    setLeft(chosen ? left.filter((each) => each !== name) : [...left, name])

  return (
    <div className="settings-preview" role="group" aria-label={labels.changes}>
      <p>
        <strong>{fileName}</strong>
        {changes.length === 0 && ` ${labels.isSame}`}
      </p>
      {preview.sources.length > 1 && (
        <SelectField label={labels.source} value={preview.source} onChange={(source) => onSource(source)}>
          {preview.sources.map((source) => (
            <option key={source} value={source}>
              {source}
            </option>
          ))}
        </SelectField>
      )}
      <Choice legend={labels.mode} options={modes} value={mode} onChange={setMode} />
      {changes.length > 0 && (
        <ul className="settings-rows settings-changes">
          {changes.map(({ name, change, suspect }) => (
            <li key={name} data-change={change}>
              <label className="settings-part">
                <input
                  type="checkbox"
                  checked={change !== 'unreadable' && !left.includes(name)}
                  disabled={change === 'unreadable'}
                  onChange={({ target }) => toggle(name, target.checked)}
                />
                <span>
                  {recordLabels.field(name)}
                  {suspect && <small>{recordLabels.suspect}</small>}
                </span>
              </label>
              <span className="settings-number">{contentsOf(name, preview.texts.get(name))}</span>
              <span className="settings-change">{recordLabels.change[change]}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="settings-actions">
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button variant="primary" disabled={names.length === 0} onClick={() => onAccept({ names, mode })}>
          {mode === 'replace' ? labels.replace : labels.merge}
        </Button>
      </div>
    </div>
  )
}

const modes = [
  { value: 'replace', label: labels.modes.replace },
  { value: 'merge', label: labels.modes.merge },
] as const
