import { copyText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { decadeAt, nearestIndex } from '../model/scene/layout.ts'
import { readView, writeView } from '../model/viewLink.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'
import type { Destination } from './useDestination.ts'
import type { Motion } from './useScene.ts'

/** The thing that stands in the middle at first. */
const FIRST = 'human'

/** Shows the view of a link, and writes the link of the present view. */
export function useViewLink(
  view: string | undefined,
  linkTo: ((view: string) => string) | undefined,
  motion: Motion,
  goTo: (destination: Destination) => void,
) {
  const { state, labels, announce } = useSizeComparison()
  const catalogue = useAtomValue(state.catalogue)
  const layout = useAtomValue(state.layout)
  const byId = useAtomValue(state.byId)
  const pair = useAtomValue(state.pair)
  const kind = useAtomValue(state.kind)
  const setKind = useSetAtom(state.kind)
  const setPair = useSetAtom(state.setPair)
  /** The link that could not be copied: shown to be copied by hand. */
  const [uncopied, setUncopied] = useState<string>()

  const show = useEffectEvent((text: string) => {
    // Own entries are there before the catalogue: a filter that was chosen meanwhile stays.
    if (text === '' && kind !== undefined) return
    const { at, decade, pair: linked, kind: only } = readView(text)
    setKind(only)
    if (linked && linked.every((id) => byId.has(id))) setPair(linked)
    goTo(
      decade === undefined ? { id: at !== undefined && byId.has(at) ? at : FIRST, first: true } : { decade },
    )
  })
  const isLoaded = catalogue !== undefined
  useEffect(() => {
    if (isLoaded) show(view ?? '')
  }, [isLoaded, view])

  const copy = async () => {
    if (!linkTo) return false
    const way = motion.target()
    const thing = layout[nearestIndex(layout, way)]
    const isAt = thing && Math.abs(thing.way - way) < 1e-3 && thing.thing.kind !== 'own'
    const isShared = pair.every((id) => byId.has(id) && byId.get(id)?.kind !== 'own')
    const link = linkTo(
      writeView({
        ...(isAt ? { at: thing.thing.id } : { decade: decadeAt(layout, way) }),
        pair: isShared ? pair : undefined,
        kind: kind === 'own' ? undefined : kind,
      }),
    )
    const isCopied = await copyText(link)
    setUncopied(isCopied ? undefined : link)
    if (isCopied) announce(labels.linkCopied)
    return isCopied
  }
  return { copy, uncopied }
}
