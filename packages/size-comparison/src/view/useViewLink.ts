import { copyText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { decadeAt, nearestIndex } from '../model/scene/layout.ts'
import { readView, writeView, type ViewLink } from '../model/viewLink.ts'
import { firstPair } from '../state/createSizeComparisonState.ts'
import { useSizeComparison, type SizeComparisonProps } from './SizeComparisonContext.ts'
import type { useDestination } from './useDestination.ts'
import type { Motion } from './useScene.ts'

/** The thing that stands in the middle at first. */
const FIRST = 'human'

/** The text of a view without what the tool starts with; empty for the start. */
const changesOf = ({ at, decade, pair, kind }: ViewLink) =>
  writeView({
    at: at === FIRST ? undefined : at,
    decade,
    pair: pair?.join() === firstPair.join() ? undefined : pair,
    kind,
  })

/**
 * Shows the view of a link, reports the view that the visitor has come to, and writes its link.
 *
 * @param isLed whether the tour moves the scene, which is no view of the visitor's
 */
export function useViewLink(
  { view, onViewChange, linkTo }: SizeComparisonProps,
  motion: Motion,
  { goTo, isWaiting }: ReturnType<typeof useDestination>,
  isLed: boolean,
) {
  const { state, labels, announce } = useSizeComparison()
  const store = useStore()
  const catalogue = useAtomValue(state.catalogue)
  const layout = useAtomValue(state.layout)
  const byId = useAtomValue(state.byId)
  const pair = useAtomValue(state.pair)
  const kind = useAtomValue(state.kind)
  const setKind = useSetAtom(state.kind)
  const setPair = useSetAtom(state.setPair)
  /** The link that could not be copied: shown to be copied by hand. */
  const [uncopied, setUncopied] = useState<string>()

  /** What the prop is known to say: a view that was reported comes back by it. */
  const told = useRef<string>(undefined)
  /** Whether the scene is on its way to the view of the prop. */
  const isArriving = useRef(false)

  const show = useEffectEvent((text: string) => {
    // Own entries are there before the catalogue: a filter that was chosen meanwhile stays.
    if (text === '' && told.current === undefined && kind !== undefined) return
    const link = readView(text)
    const at = link.at !== undefined && byId.has(link.at) ? link.at : FIRST
    const known = link.pair?.every((id) => byId.has(id)) ? link.pair : undefined
    const next = changesOf({
      ...(link.decade === undefined ? { at } : { decade: link.decade }),
      pair: known,
      kind: link.kind,
    })
    if (next === told.current) return
    if (known || told.current !== undefined) setPair(known ?? firstPair)
    told.current = next
    isArriving.current = true
    setKind(link.kind)
    goTo(link.decade === undefined ? { id: at, first: true } : { decade: link.decade })
  })
  const isLoaded = catalogue !== undefined
  useEffect(() => {
    if (isLoaded) show(view ?? '')
  }, [isLoaded, view])

  /** Read from the store: the scene may come to rest before what was set is rendered. */
  const present = (): ViewLink => {
    const [pair, kind] = [store.get(state.pair), store.get(state.kind)]
    const way = motion.target()
    const thing = layout[nearestIndex(layout, way)]
    const isAt = thing && Math.abs(thing.way - way) < 1e-3 && thing.thing.kind !== 'own'
    const isShared = pair.every((id) => byId.has(id) && byId.get(id)?.kind !== 'own')
    return {
      ...(isAt ? { at: thing.thing.id } : { decade: decadeAt(layout, way) }),
      pair: isShared ? pair : undefined,
      kind: kind === 'own' ? undefined : kind,
    }
  }
  const report = () => {
    if (!onViewChange || told.current === undefined || isArriving.current || isLed) return
    const next = changesOf(present())
    if (next === told.current) return
    told.current = next
    onViewChange(next || undefined)
  }
  const chose = useEffectEvent((_pair: unknown, _kind: unknown) => report())
  const rested = useEffectEvent(() => {
    if (isWaiting()) return
    isArriving.current = false
    report()
  })
  useEffect(() => chose(pair, kind), [pair, kind])
  useEffect(() => {
    const stop = motion.follow((_id, isResting) => {
      if (isResting) rested()
    })
    return () => void stop()
  }, [motion])

  const copy = async () => {
    if (!linkTo) return false
    const link = linkTo(writeView(present()))
    const isCopied = await copyText(link)
    setUncopied(isCopied ? undefined : link)
    if (isCopied) announce(labels.linkCopied)
    return isCopied
  }
  return { copy, uncopied }
}
