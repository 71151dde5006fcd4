import { useToolKeys } from '@kleinzeug/shell'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { linkMark } from '../model/linkMark.ts'
import { keyTable, type KeyAction } from './keyTable.ts'
import { Plate } from './plate/Plate.tsx'
import { useSelfReport } from './SelfReportContext.ts'
import { RecordDisplay } from './window/RecordDisplay.tsx'

const AnswersDialog = lazy(() => import('./dialogs/AnswersDialog.tsx'))
const EntryDialog = lazy(() => import('./dialogs/EntryDialog.tsx'))
const EntryList = lazy(() => import('./EntryList.tsx'))
const FilesDialog = lazy(() => import('./dialogs/FilesDialog.tsx'))
const LinkedDialog = lazy(() => import('./dialogs/LinkedDialog.tsx'))
const PrintSheet = lazy(() => import('./PrintSheet.tsx'))
const Round = lazy(() => import('./Round.tsx'))
const TraitsDialog = lazy(() => import('./dialogs/TraitsDialog.tsx'))

type DialogName = 'files' | 'traits'

export function Device() {
  const { state, labels, announce, root, hydrated, showKeys, undo, redo, props } = useSelfReport()
  const linked = props.linked?.replace(/^#/, '')
  const [closedLink, setClosedLink] = useState<string>()
  const [returned, setReturned] = useAtom(state.returned)
  const [dialog, setDialog] = useState<DialogName>()
  const session = useAtomValue(state.session.current)
  const opened = useAtomValue(state.opened)
  const hasEntries = useAtomValue(state.hasEntries)
  const ratings = useAtomValue(state.ratings)
  const tests = useAtomValue(state.tests)
  const start = useSetAtom(state.session.start)
  const answer = useSetAtom(state.session.answer)
  const skip = useSetAtom(state.session.skip)
  const back = useSetAtom(state.session.back)
  const pause = useSetAtom(state.session.pause)
  const show = useSetAtom(state.show)
  const isAnswering = session !== undefined
  const wasAnswering = useRef(isAnswering)
  useEffect(() => {
    // The key that has ended the round is gone: the focus goes to the one that starts the next.
    if (wasAnswering.current && !isAnswering)
      root.current?.querySelector<HTMLElement>('.self-report-start')?.focus({ preventScroll: true })
    wasAnswering.current = isAnswering
  }, [isAnswering, root])

  /** Focuses the row of an entry that a step has brought back. */
  const focusRow = (key: string | undefined) =>
    key !== undefined &&
    requestAnimationFrame(() =>
      root.current
        ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] .self-report-actions button`)
        ?.focus(),
    )
  const interrupt = () => {
    if (!session) return
    pause()
    announce(labels.paused)
  }
  const actions: Record<Exclude<KeyAction, 'trySample'>, () => void> = {
    start: () => start('ratings'),
    step1: () => answer(1),
    step2: () => answer(2),
    step3: () => answer(3),
    step4: () => answer(4),
    step5: () => answer(5),
    step6: () => answer(6),
    step7: () => answer(7),
    skip: () => skip(),
    back: () => back(),
    pause: interrupt,
    trend: () => show('trend'),
    compare: () => show('compare'),
    test: () => show('test'),
    traits: () => setDialog('traits'),
    undo: async () => focusRow((await undo())?.key),
    redo: async () => focusRow((await redo())?.key),
    print: () => ratings.length + tests.length > 0 && print(),
    files: () => setDialog('files'),
    showKeys,
  }
  useToolKeys<KeyAction>(keyTable, actions)
  const close = () => setDialog(undefined)

  return (
    <>
      <div className="self-report-device">
        {session ? (
          <Suspense fallback={<div className="self-report-window" />}>
            <Round session={session} onPause={interrupt} />
          </Suspense>
        ) : (
          <>
            <RecordDisplay onTraits={actions.traits} />
            <Plate actions={actions} />
          </>
        )}
        {hasEntries && (
          <Suspense>
            <PrintSheet />
          </Suspense>
        )}
      </div>
      {!session && hasEntries && (
        <Suspense>
          <EntryList onUndo={actions.undo} />
        </Suspense>
      )}
      <Suspense>
        {opened && <EntryDialog entry={opened} />}
        {dialog === 'traits' && <TraitsDialog onClose={close} />}
        {dialog === 'files' && <FilesDialog onClose={close} />}
        {returned !== undefined && <AnswersDialog id={returned} onClose={() => setReturned(undefined)} />}
        {hydrated && linked?.startsWith(linkMark) && linked !== closedLink && (
          <LinkedDialog
            linked={linked}
            onClose={() => {
              setClosedLink(linked)
              props.onLinkedDone?.()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
