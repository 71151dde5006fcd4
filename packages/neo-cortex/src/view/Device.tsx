import { Sample, SampleKey, useToolKeys } from '@kleinzeug/shell'
import { Button, Icon, IconButton, Notice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOfCollection } from '../model/collection/ids.ts'
import { CardList } from './list/CardList.tsx'
import { CardPlate } from './card/CardPlate.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { useNeoCortex } from './NeoCortexContext.ts'
import { QuickLine } from './list/QuickLine.tsx'
import { useWarmSearch } from './list/useWarmSearch.ts'
import { CardDisplay } from './card/CardDisplay.tsx'

const FilesDialog = lazy(() => import('./files/FilesDialog.tsx'))
const ShownCard = lazy(() => import('./card/ShownCard.tsx'))
// Without a network nothing is found again.
const Forgotten = lazy(() =>
  import('./loadedAfter.ts').then(
    ({ Forgotten: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
)

export function Device() {
  const { state, labels, announce, root, hydrated, showKeys, undo, redo, props } = useNeoCortex()
  const quick = useRef<HTMLInputElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const [filesShown, setFilesShown] = useState(false)
  const current = useAtomValue(state.current)
  const untouched = useAtomValue(state.untouched)
  const undoable = useAtomValue(state.undoable)
  const redoable = useAtomValue(state.redoable)
  const share = useAtomValue(state.share)
  const loadCollection = useSetAtom(state.loadCollection)
  const measure = useSetAtom(state.measure)
  const write = useSetAtom(state.write)
  const step = useSetAtom(state.step)
  const goBack = useSetAtom(state.goBack)
  const visitAny = useSetAtom(state.visitAny)
  const setLater = useSetAtom(state.setLater)
  useWarmSearch()

  // A store that cannot be measured is taken to hold the cards alone.
  const measureOnce = useEffectEvent(() => void props.measureStore?.().then(measure, () => {}))
  useEffect(() => {
    if (!hydrated) return
    void loadCollection()
    measureOnce()
  }, [hydrated, loadCollection])

  const focusCard = useCallback(
    () => requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.neo-cortex-title')?.focus()),
    [root],
  )
  const random = async () => {
    if (visitAny()) return
    // An early visitor is quicker than the collection.
    await loadCollection().catch(() => undefined)
    if (!visitAny()) announce(labels.onlyOne)
  }
  const actions: Record<Exclude<KeyAction, 'showKeys' | 'trySample'>, () => void> = {
    newCard: () => quick.current?.focus(),
    search: () => searchField.current?.focus(),
    edit: () => write(true),
    previous: () => step(-1),
    next: () => step(1),
    back: goBack,
    random,
    later: () => {
      if (current && !isOfCollection(current)) setLater(current.id, !current.later)
    },
    map: () => root.current?.querySelector<SVGElement>('.neo-cortex-node[tabindex="0"]')?.focus(),
    undo: async () => (await undo()) && focusCard(),
    redo: async () => (await redo()) && focusCard(),
    files: () => setFilesShown(true),
  }
  useToolKeys<KeyAction>(keyTable, actions)

  return (
    <>
      <div className="neo-cortex-device">
        <div className="neo-cortex-pair">
          <Sample when={untouched}>
            <CardDisplay />
            <CardPlate onUndo={actions.undo} />
          </Sample>
          <SampleKey when={untouched} />
        </div>
        <div className="neo-cortex-foot">
          {share.level !== 'ample' && (
            <Notice
              tone={share.level === 'full' ? 'bad' : 'warning'}
              title={share.level === 'full' ? labels.storeFull(share) : labels.storeScarce(share)}
            />
          )}
          <QuickLine field={quick} />
          <div className="neo-cortex-keys">
            <Button onClick={random}>{labels.random}</Button>
            <Button onClick={actions.files}>{labels.files}</Button>
            <span className="neo-cortex-history">
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
      </div>
      {hydrated && (
        <Suspense>
          <Forgotten />
        </Suspense>
      )}
      <CardList search={searchField} onOpen={focusCard} />
      {hydrated && (props.onViewChange ?? props.view) && (
        <Suspense>
          <ShownCard />
        </Suspense>
      )}
      {filesShown && (
        <Suspense>
          <FilesDialog onClose={() => setFilesShown(false)} />
        </Suspense>
      )}
    </>
  )
}
