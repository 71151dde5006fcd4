import type { FolderStatus } from '@kleinzeug/storage/local/folder'
import { Button, Icon, Notice } from '@kleinzeug/ui'
import { folder } from '../../../record/folder.ts'
import { recordLabels } from '../../../record/recordLabels.ts'
import { toolFields } from '../../../registry/toolFields.ts'
import { useRecordSummary } from '../../../record/manager.ts'
import { useObservable } from '../../../record/useObservable.ts'
import { momentOf } from '../../parts/amount.ts'
import { chooseFolder } from './chooseFolder.ts'
import { folderLabels as labels } from './folderLabels.ts'
import { FolderQuestions } from './FolderQuestions.tsx'
import './folder.css'

const off: FolderStatus = { state: 'off', name: '', leftOut: [], questions: [] }

/** The state of the connected folder, what is asked about its files, and what is left out of it. */
export function FolderPanel() {
  const { state, name, leftOut, questions, date } = useObservable(folder.status, off)
  const { texts } = useRecordSummary()
  if (state === 'off') return null
  const parts = [...toolFields.keys()].filter((field) => texts.has(field) || leftOut.includes(field))
  const { state: words } = labels
  const text = state === 'current' ? words.current(name, momentOf(date ?? 0)) : words[state](name)
  const isBad = state === 'missing' || state === 'failed'

  return (
    <div className="settings-stack folder" data-state={state}>
      {isBad ? <Notice tone="bad" title={text} /> : <p role="status">{text}</p>}
      <div className="settings-actions">
        {state === 'closed' && (
          <Button variant="primary" onClick={() => void folder.reopen()}>
            {labels.reopen}
          </Button>
        )}
        {state === 'current' && <Button onClick={() => void folder.refresh()}>{labels.refresh}</Button>}
        {state === 'missing' && (
          <Button icon={<Icon name="export" />} onClick={() => void chooseFolder()}>
            {labels.other}
          </Button>
        )}
        <Button onClick={() => void folder.disconnect()}>{labels.disconnect}</Button>
      </div>
      {questions.length > 0 && <FolderQuestions questions={questions} onDecide={folder.decide} />}
      <p className="settings-hint">{labels.inTheClear}</p>
      <fieldset className="folder-parts">
        <legend>{labels.parts}</legend>
        {parts.map((field) => (
          <label key={field} className="settings-part">
            <input
              type="checkbox"
              checked={!leftOut.includes(field)}
              onChange={({ target }) => void folder.leaveOut(field, !target.checked)}
            />
            <span>{recordLabels.field(field)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
