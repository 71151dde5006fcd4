import { Button, Icon, IconButton, Notice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { KeyAction } from '../keyTable.ts'
import { useSelfReport } from '../SelfReportContext.ts'

/** The plate while nothing is being answered. */
export function Plate({
  actions,
}: {
  actions: Readonly<Record<Exclude<KeyAction, 'trySample'>, () => void>>
}) {
  const { state, labels } = useSelfReport()
  const [dismissed, setDismissed] = useState<number>()
  const traits = useAtomValue(state.traits)
  const ratings = useAtomValue(state.ratings)
  const tests = useAtomValue(state.tests)
  const overdue = useAtomValue(state.overdue)
  const paused = useAtomValue(state.session.paused)
  const undoable = useAtomValue(state.undoable)
  const redoable = useAtomValue(state.redoable)
  const resume = useSetAtom(state.session.resume)
  const sheet = paused.sheets
  return (
    <div className="self-report-plate self-report-idle">
      {overdue !== undefined && dismissed !== overdue && (
        <Notice
          title={labels.overdue(overdue)}
          actions={
            <Button variant="quiet" onClick={() => setDismissed(overdue)}>
              {labels.later}
            </Button>
          }
        />
      )}
      <div className="self-report-main">
        <Button
          className="self-report-start"
          variant={traits.length === 0 ? 'key' : 'primary'}
          aria-disabled={traits.length === 0}
          onClick={actions.start}
        >
          {paused.ratings ? labels.goOn : labels.start}
        </Button>
      </div>
      <div className="self-report-keys">
        {sheet && <Button onClick={() => resume('sheets', sheet.id)}>{labels.goOnSheet(sheet.about)}</Button>}
        <Button onClick={actions.traits}>{labels.traits}</Button>
        <Button onClick={actions.files}>{labels.files}</Button>
        <Button aria-disabled={ratings.length + tests.length === 0} onClick={actions.print}>
          {labels.print}
        </Button>
        <span className="self-report-history">
          <IconButton
            label={labels.undo}
            icon={<Icon name="undo" />}
            aria-disabled={!undoable}
            onClick={actions.undo}
          />
          <IconButton
            label={labels.redo}
            icon={<Icon name="redo" />}
            aria-disabled={!redoable}
            onClick={actions.redo}
          />
          <IconButton
            label={labels.showKeys}
            icon={<span aria-hidden="true">?</span>}
            onClick={actions.showKeys}
          />
        </span>
      </div>
    </div>
  )
}
