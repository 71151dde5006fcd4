import { useToolKeys } from '@kleinzeug/shell'
import { Button, Icon, IconButton, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { nearestIndex } from '../model/scene/layout.ts'
import { Comparison } from './Comparison.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'
import { textOf } from './textOf.ts'
import { ThingTable } from './table/ThingTable.tsx'
import { useCatalogue } from './useCatalogue.ts'
import { useDestination } from './useDestination.ts'
import { useScene } from './useScene.ts'
import { useTour } from './tour/useTour.ts'
import { useViewLink } from './useViewLink.ts'
import { SceneDisplay } from './SceneDisplay.tsx'

const TourPanel = lazy(() => import('./tour/TourPanel.tsx'))

/** How far one press of a zoom key goes along the way. */
const ZOOM = 0.5

/** The entry that the form is about: a new one, or one by its id. */
type Editing = 'new' | { readonly id: string }

/** The device: window and plate, and the table of all things below. */
export function Device() {
  const { state, labels, announce, showKeys, undo, redo, props } = useSizeComparison()
  const { linkTo } = props
  const { isMissing, retry, parts } = useCatalogue()
  const layout = useAtomValue(state.layout)
  const entries = useAtomValue(state.data).entries
  const undoable = useAtomValue(state.undoable)
  const redoable = useAtomValue(state.redoable)
  const pick = useSetAtom(state.pick)
  const pickMiddle = useSetAtom(state.pickMiddle)
  const setKind = useSetAtom(state.kind)
  const add = useSetAtom(state.add)
  const change = useSetAtom(state.change)
  const remove = useSetAtom(state.remove)
  const search = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState<Editing>()
  const [isCopied, setCopied] = useState(false)

  const tour = useTour()
  const { canvas, motion } = useScene({
    onGrab: tour.pause,
    onTap: (id) => {
      tour.pause()
      goTo({ id })
      pick(id)
    },
  })
  const destination = useDestination(motion)
  const { goTo } = destination
  const stop = tour.stop?.id
  useEffect(() => {
    if (stop !== undefined) goTo({ id: stop })
  }, [stop, goTo])
  const { copy, uncopied } = useViewLink(props, motion, destination, tour.isOpen)

  const { pause } = tour
  const pickFromTable = useCallback(
    (id: string) => {
      pause()
      goTo({ id })
      pick(id)
      canvas.current?.scrollIntoView({ block: 'nearest' })
    },
    [pause, goTo, pick, canvas],
  )
  const showThing = (id: string) => {
    tour.pause()
    setKind(undefined)
    goTo({ id })
  }
  const step = (by: number) => {
    tour.pause()
    const next = layout[nearestIndex(layout, motion.target()) + by]
    if (!next) return
    motion.fly(next.way)
    announce(Object.values(textOf(next.thing, labels)).join(', '))
  }
  const zoom = (by: number) => {
    tour.pause()
    motion.move(motion.target() + by)
  }
  const edit = useCallback((id: string) => setEditing({ id: id.replace(/^own-/, '') }), [])
  const removeOwn = useCallback(
    (id: string) => {
      const removed = remove(id.replace(/^own-/, ''))
      if (!removed) return
      announce(labels.removed(removed.name))
      undoKey.current?.focus()
    },
    [remove, announce, labels],
  )
  const undoKey = useRef<HTMLButtonElement>(null)
  const edited = typeof editing === 'object' ? entries.find(({ id }) => id === editing.id) : undefined

  const takeBack = async (way: 'undone' | 'redone') => {
    const moved = await (way === 'undone' ? undo() : redo())
    if (!moved || moved.kind === (way === 'undone' ? 'add' : 'remove')) return
    setKind(undefined)
    goTo({ id: `own-${moved.id}` })
  }
  const actions: Record<Exclude<KeyAction, 'showKeys'>, () => void> = {
    smaller: () => step(-1),
    larger: () => step(1),
    zoomIn: () => zoom(-ZOOM),
    zoomOut: () => zoom(ZOOM),
    pick: pickMiddle,
    tour: tour.toggle,
    previousStop: () => tour.go(-1),
    nextStop: () => tour.go(1),
    search: () => search.current?.focus(),
    own: () => setEditing('new'),
    link: () => void copy().then((done) => setCopied(done)),
    undo: () => takeBack('undone'),
    redo: () => takeBack('redone'),
  }
  useToolKeys<KeyAction>(keyTable, actions)

  return (
    <>
      <div className="size-comparison-device">
        <SceneDisplay
          canvas={canvas}
          motion={motion}
          parts={parts}
          isMissing={isMissing}
          onRetry={retry}
          onGrab={tour.pause}
        />
        <div className="size-comparison-plate">
          <div className="size-comparison-drive">
            <Button icon={<Icon name="left" />} onClick={actions.smaller}>
              {labels.smaller}
            </Button>
            <IconButton
              variant="key"
              label={labels.zoomIn}
              icon={<Icon name="add" />}
              onClick={actions.zoomIn}
            />
            <Button variant="primary" disabled={layout.length === 0} onClick={actions.pick}>
              {labels.compare}
            </Button>
            <IconButton
              variant="key"
              label={labels.zoomOut}
              icon={<Icon name="remove" />}
              onClick={actions.zoomOut}
            />
            <Button onClick={actions.larger}>
              {labels.larger}
              <Icon name="right" />
            </Button>
          </div>
          {tour.isOpen && (
            <Suspense>
              <TourPanel tour={tour} />
            </Suspense>
          )}
          <Comparison parts={parts} onShow={showThing} />
          <div className="size-comparison-keys">
            {!tour.isOpen && (
              <Button icon={<Icon name="play" />} onClick={tour.toggle}>
                {labels.tourStart}
              </Button>
            )}
            <Button icon={<Icon name="add" />} onClick={actions.own}>
              {labels.own}
            </Button>
            {linkTo && (
              <Button icon={<Icon name={isCopied ? 'check' : 'copy'} />} onClick={actions.link}>
                {labels.link}
              </Button>
            )}
            <Button
              ref={undoKey}
              variant="quiet"
              icon={<Icon name="undo" />}
              aria-disabled={!undoable}
              onClick={actions.undo}
            >
              {labels.undo}
            </Button>
            <IconButton
              label={labels.redo}
              icon={<Icon name="redo" />}
              aria-disabled={!redoable}
              onClick={actions.redo}
            />
            <Button variant="quiet" aria-keyshortcuts="?" onClick={showKeys}>
              {labels.showKeys}
            </Button>
          </div>
          {uncopied !== undefined && (
            <TextField
              label={labels.linkFailed}
              value={uncopied}
              readOnly
              onFocus={(event) => event.target.select()}
            />
          )}
        </div>
      </div>
      <ThingTable search={search} parts={parts} onPick={pickFromTable} onEdit={edit} onRemove={removeOwn} />
      {parts && (
        <parts.EntryDialog
          entry={edited}
          open={editing === 'new' || edited !== undefined}
          onClose={() => setEditing(undefined)}
          onSave={(fields) => {
            setEditing(undefined)
            setKind(undefined)
            if (edited) change(edited.id, fields)
            const id = edited?.id ?? add(fields)
            announce(labels.added(fields.name))
            pick(`own-${id}`)
            goTo({ id: `own-${id}` })
          }}
        />
      )}
    </>
  )
}
