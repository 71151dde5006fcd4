import { useToolKeys } from '@kleinzeug/shell'
import { Button, Icon, IconButton, Notice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { yearOf } from '@kleinzeug/calendar-day'
import type { Entry } from '../model/entry.ts'
import { noFilter } from '../state/createAchievementsState.ts'
import { useAchievements } from './AchievementsContext.ts'
import { EditDialog } from './EditDialog.tsx'
import { EntryList } from './EntryList.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { QuickEntry } from './QuickEntry.tsx'
import { Sheet } from './Sheet.tsx'
import { AchievementsDisplay } from './AchievementsDisplay.tsx'

const load = () => import('./loadedAfter.ts')
const FilesDialog = lazy(async () => ({ default: (await load()).FilesDialog }))
const TalksDialog = lazy(async () => ({ default: (await load()).TalksDialog }))

type DialogName = 'files' | 'talks'

export function Device() {
  const { state, labels, root, hydrated, showKeys, undo, redo } = useAchievements()
  const store = useStore()
  const quick = useRef<HTMLInputElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<DialogName>()
  const [dismissed, setDismissed] = useState<number>()
  const entries = useAtomValue(state.entries)
  const year = useAtomValue(state.year)
  const years = useAtomValue(state.years)
  const today = useAtomValue(state.today)
  const overdue = useAtomValue(state.overdue)
  const undoable = useAtomValue(state.undoable)
  const redoable = useAtomValue(state.redoable)
  const showYear = useSetAtom(state.showYear)
  const narrow = useSetAtom(state.narrow)
  const select = useSetAtom(state.select)

  const row = (key: string) =>
    root.current?.querySelector<HTMLElement>(
      `[data-key="${CSS.escape(key)}"] .achievements-actions button`,
    ) ?? undefined
  /** Focuses the row of an entry as soon as the list, which may lag behind, has rendered it. */
  const focusRow = (key: string, frames = 30) => {
    const found = row(key)
    if (found) found.focus()
    else if (frames > 0) requestAnimationFrame(() => focusRow(key, frames - 1))
  }
  /** Leads to the entry of a step, where it is there again; filters that hide it are cleared. */
  const show = (key: string | undefined) => {
    const has = (list: readonly Entry[]) => list.some((entry) => entry.key === key)
    if (key === undefined || !has(store.get(state.entries))) return
    select(key)
    if (!has(store.get(state.visible)))
      narrow({ ...noFilter, year: undefined, tag: undefined, person: undefined })
    focusRow(key)
  }
  const actions: Record<Exclude<KeyAction, 'showKeys' | 'trySample'>, () => void> = {
    newEntry: () => quick.current?.focus(),
    search: () => search.current?.focus(),
    previousYear: () => showYear((year ?? yearOf(today) + 1) - 1),
    nextYear: () => showYear(Math.min((year ?? yearOf(today)) + 1, Math.max(yearOf(today), ...years))),
    allYears: () => showYear(year === undefined ? yearOf(today) : undefined),
    undo: async () => show((await undo())?.key),
    redo: async () => show((await redo())?.key),
    review: () => entries.length > 0 && print(),
    files: () => setDialog('files'),
  }
  useToolKeys<KeyAction>(keyTable, actions)
  const close = () => setDialog(undefined)
  // Loaded ahead, so that it can be opened without a network after the first visit.
  useEffect(() => void load().catch(() => undefined), [])

  return (
    <>
      <div className="achievements-device">
        <AchievementsDisplay
          isPlaceholder={!hydrated}
          onPreviousYear={actions.previousYear}
          onNextYear={actions.nextYear}
          onAllYears={actions.allYears}
        />
        <div className="achievements-plate">
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
          <QuickEntry field={quick} />
          <div className="achievements-keys">
            <Button onClick={() => setDialog('talks')}>{labels.talks}</Button>
            <Button aria-disabled={entries.length === 0} onClick={actions.review}>
              {labels.review}
            </Button>
            <Button onClick={actions.files}>{labels.files}</Button>
            <span className="achievements-history">
              <IconButton
                label={labels.undo}
                icon={<Icon name="undo" />}
                aria-disabled={!undoable}
                onClick={undo}
              />
              <IconButton
                label={labels.redo}
                icon={<Icon name="redo" />}
                aria-disabled={!redoable}
                onClick={redo}
              />
              <IconButton
                label={labels.showKeys}
                icon={<span aria-hidden="true">?</span>}
                onClick={showKeys}
              />
            </span>
          </div>
        </div>
        <Sheet />
      </div>
      <EntryList search={search} onUndo={actions.undo} onTalks={() => setDialog('talks')} />
      <EditDialog />
      <Suspense>
        {dialog === 'talks' && <TalksDialog onClose={close} />}
        {dialog === 'files' && <FilesDialog onClose={close} />}
      </Suspense>
    </>
  )
}
