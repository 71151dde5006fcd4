import type { ImportPreview } from '@kleinzeug/storage/local/manage'
import { Button, Icon, Notice, openFile } from '@kleinzeug/ui'
import { useState, type ReactNode } from 'react'
import { amountOf } from '../parts/amount.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { settingsLabels as labels } from './labels.ts'
import { UndoButton } from './UndoButton.tsx'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'previewed'; readonly fileName: string; readonly preview: ImportPreview }

/** Reads a backup: first it shows what would change, then it replaces, and that can be taken back. */
export function Import({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const { undoable } = useRecordSummary()

  async function choose() {
    const file = await openFile('.json,application/json').catch(() => 'unreadable' as const)
    if (!file) return
    if (file === 'unreadable') {
      setState({ kind: 'refused', sentence: labels.unreadable })
      return
    }
    const preview = manager.previewImport(file.text, file.size)
    setState(
      preview.accepted
        ? { kind: 'previewed', fileName: file.name, preview }
        : { kind: 'refused', sentence: recordLabels.refusal[preview.reason](preview.name ?? '') },
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
          fileName={state.fileName}
          preview={state.preview}
          onAccept={() => {
            manager.applyImport(state.preview)
            setState({ kind: 'idle' })
          }}
          onCancel={() => setState({ kind: 'idle' })}
        />
      )}
    </div>
  )
}

interface PreviewProps {
  fileName: string
  preview: ImportPreview
  onAccept: () => void
  onCancel: () => void
}

function Preview({ fileName, preview, onAccept, onCancel }: PreviewProps) {
  const changes = preview.slices.filter(({ change }) => change !== 'same')
  return (
    <div className="settings-preview" role="group" aria-label={labels.changes}>
      <p>
        <strong>{fileName}</strong>
        {changes.length === 0 && ` ${labels.isSame}`}
      </p>
      {changes.length > 0 && (
        <ul className="settings-rows settings-changes">
          {changes.map(({ name, change, before, after, suspect }) => (
            <li key={name} data-change={change}>
              <span>
                {recordLabels.field(name)}
                {suspect && <small>{recordLabels.suspect}</small>}
              </span>
              <span className="settings-number">{extent(before, after)}</span>
              <span className="settings-change">{recordLabels.change[change]}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="settings-actions">
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button variant="primary" disabled={changes.length === 0} onClick={onAccept}>
          {labels.replace}
        </Button>
      </div>
    </div>
  )
}

/** The sizes before and after. */
const extent = (before: number, after: number) =>
  [before, after]
    .filter((units) => units > 0)
    .map(amountOf)
    .join(' → ')
