import { statusText } from '@kleinzeug/storage/local/labels'
import {
  LARGEST_FILE,
  type ImportChoice,
  type ImportPreview as Preview,
} from '@kleinzeug/storage/local/manage'
import { Button, Icon, Notice, openFile } from '@kleinzeug/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { page } from '../../page/page.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { settingsLabels as labels } from './labels.ts'
import { UndoNotice } from './UndoNotice.tsx'
import { useOnDemand } from './useOnDemand.ts'

const ImportPreview = lazy(() => import('./ImportPreview.tsx'))

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'sealed'; readonly file: PickedFile }
  | { readonly kind: 'previewed'; readonly file: PickedFile; readonly preview: Preview }

interface PickedFile {
  readonly name: string
  readonly text: string
  readonly size: number
}

const loadDialog = () => import('./sealed/OpenSealed.tsx').then(({ OpenSealed }) => OpenSealed)

/** Reads a backup: first it shows what would change, then it replaces, and that can be taken back. */
export function Import({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const { undoable } = useRecordSummary()
  const dialog = useOnDemand(loadDialog)

  async function choose() {
    const file = await openFile('.json,application/json', { limit: LARGEST_FILE }).catch(
      () => 'unreadable' as const,
    )
    if (!file) return
    if (file === 'unreadable') {
      setState({ kind: 'refused', sentence: labels.unreadable })
      return
    }
    // The name of the format, which @kleinzeug/storage/sealed writes first.
    if (!file.text.slice(0, 200).includes('"kleinzeug-sealed"')) return preview(file)
    setState({ kind: 'sealed', file })
    dialog.open()
  }

  async function preview(file: PickedFile, source?: string) {
    const preview = await manager.previewImport(file.text, file.size, source).catch(() => undefined)
    if (!preview) return setState({ kind: 'refused', sentence: labels.loadFailed })
    setState(
      preview.accepted
        ? { kind: 'previewed', file, preview }
        : { kind: 'refused', sentence: recordLabels.refusal[preview.reason](preview.name ?? '') },
    )
  }

  /** Lets the record know how the tools merge their data. Resolves to `false` where a slice cannot be loaded. */
  async function openSlices(fields: readonly string[]) {
    try {
      const { loadSlices } = await import('../../registry/toolFields.ts')
      for (const slice of (await loadSlices(fields)).values()) page.record.slice(slice)
      return true
    } catch {
      return false
    }
  }

  async function accept(preview: Preview, choice: ImportChoice) {
    if (choice.mode === 'merge' && !(await openSlices(choice.names ?? []))) {
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
      {dialog.hasFailed && <Notice tone="bad" title={labels.loadFailed} />}
      {state.kind === 'sealed' && dialog.View && (
        <dialog.View
          fileName={state.file.name}
          text={state.file.text}
          onOpen={(text) => void preview({ ...state.file, text, size: text.length })}
          onClose={() => setState({ kind: 'idle' })}
        />
      )}
      {undoable === 'import' && state.kind === 'idle' && <UndoNotice title={labels.imported} />}
      {state.kind === 'previewed' && (
        <Suspense>
          <ImportPreview
            // Another source has other parts to choose from.
            key={state.preview.source}
            fileName={state.file.name}
            preview={state.preview}
            onSource={(source) => void preview(state.file, source)}
            onAccept={(choice) => void accept(state.preview, choice)}
            onCancel={() => setState({ kind: 'idle' })}
          />
        </Suspense>
      )}
    </div>
  )
}
