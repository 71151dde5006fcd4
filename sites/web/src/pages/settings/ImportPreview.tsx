import type { ImportChoice, ImportPreview as Preview } from '@kleinzeug/storage/local/manage'
import { Button, Choice, SelectField } from '@kleinzeug/ui'
import { useState } from 'react'
import { recordLabels } from '../../record/recordLabels.ts'
import { amountOf } from '../parts/amount.ts'
import { useContents } from './useContents.ts'
import { settingsLabels as labels } from './labels.ts'

interface ImportPreviewProps {
  fileName: string
  preview: Preview
  onSource: (source: string) => void
  onAccept: (choice: ImportChoice) => void
  onCancel: () => void
}

/** What the import would change; the visitor chooses the record, its parts, and what happens to the rest. */
export default function ImportPreview({
  fileName,
  preview,
  onSource,
  onAccept,
  onCancel,
}: ImportPreviewProps) {
  const contents = useContents(preview.texts)
  const [mode, setMode] = useState<'replace' | 'merge'>('merge')
  const [left, setLeft] = useState<readonly string[]>([])
  const changes = preview.slices.filter(
    ({ change, implied }) => change !== 'same' && !(mode === 'merge' && (change === 'removed' || implied)),
  )
  const names = changes.map(({ name }) => name).filter((name) => !left.includes(name))
  const toggle = (name: string, chosen: boolean) =>
    setLeft(chosen ? left.filter((each) => each !== name) : [...left, name])

  return (
    <div className="plate settings-preview" role="group" aria-label={labels.changes}>
      <p>
        <strong>{fileName}</strong>
        {changes.length === 0 && ` ${labels.isSame}`}
      </p>
      {preview.isTorn && <p>{recordLabels.torn}</p>}
      {preview.dropped > 0 && <p>{recordLabels.dropped(preview.dropped)}</p>}
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
        <ul className="plain settings-rows settings-changes">
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
              <span className="reading">{contents.get(name) || sizeOf(preview.texts.get(name))}</span>
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

const sizeOf = (json: string | undefined) => (json === undefined ? '' : amountOf(json.length))

const modes = [
  { value: 'merge', label: labels.modes.merge },
  { value: 'replace', label: labels.modes.replace },
] as const
