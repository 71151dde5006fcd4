import { Button, DotMatrix, Icon, Legend } from '@kleinzeug/ui'
import { useAtom } from 'jotai'
import { useEffect, useRef, type RefObject } from 'react'
import type { ShownLabels } from '../labels.ts'
import type { Thing } from '../model/thing.ts'
import { LogScale } from './LogScale.tsx'
import { useSizeComparison } from './SizeComparisonContext.ts'
import { textOf } from './textOf.ts'
import type { LoadedParts } from './useCatalogue.ts'
import { useMiddle } from './useMiddle.ts'
import type { Motion } from './useScene.ts'
import { UnlitSentence } from './UnlitSentence.tsx'

interface WindowProps {
  canvas: RefObject<HTMLCanvasElement | null>
  motion: Motion
  parts: LoadedParts | undefined
  isMissing: boolean
  onRetry: () => void
  onGrab: () => void
}

/** The window: what is in the middle, the scene, and the scale of powers of ten. */
export function SceneDisplay({ canvas, motion, parts, isMissing, onRetry, onGrab }: WindowProps) {
  const { state, labels } = useSizeComparison()
  const [kind, setKind] = useAtom(state.kind)
  return (
    <div className="size-comparison-window">
      <Head motion={motion} parts={parts} isMissing={isMissing} />
      <canvas
        ref={canvas}
        className="size-comparison-scene"
        role="img"
        aria-label={`${labels.scene}. ${labels.sceneHint}`}
      />
      {kind && (
        <Button
          className="size-comparison-only"
          icon={<Icon name="close" />}
          onClick={() => setKind(undefined)}
        >
          {labels.onlyKind(labels.kinds[kind])}
        </Button>
      )}
      {isMissing && (
        <div className="size-comparison-missing" role="alert">
          <p>{labels.loadFailed}</p>
          <Button onClick={onRetry}>{labels.retry}</Button>
        </div>
      )}
      <LogScale motion={motion} onGrab={onGrab} />
    </div>
  )
}

/** Where the size comes from: the work it was read in, the constants it follows from, or nothing of the kind. */
function sourceInWords({ source }: Thing, { sourceIs, ownSource }: ShownLabels) {
  if (!source) return ownSource
  if (source.kind === 'read') return `${sourceIs.read}: ${source.work}`
  return source.kind === 'computed' ? `${sourceIs.computed} ${source.from}` : sourceIs.common
}

/** The thing in the middle: its name, which length of it is meant, and where that comes from; dimmed while stale. */
function Head({ motion, parts, isMissing }: Pick<WindowProps, 'motion' | 'parts' | 'isMissing'>) {
  const { labels } = useSizeComparison()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = motion.follow((_id, isResting) => words.current?.toggleAttribute('data-stale', !isResting))
    return () => {
      stop()
    }
  }, [motion])
  const thing = useMiddle(motion)
  const text = thing && textOf(thing, labels)
  const loading = isMissing ? '' : labels.loading
  const power = thing ? String(Math.floor(Math.log10(thing.size) + 1e-9)).replace('-', '–') : ''
  return (
    <div className="size-comparison-head">
      <div ref={words} className="size-comparison-words-of-middle">
        <p className="size-comparison-middle">
          <strong>{text?.name ?? '···'}</strong>
          <span>{thing ? `${labels.measure[thing.measure]} ${text?.size}` : loading}</span>
          {thing && <small>{sourceInWords(thing, labels)}</small>}
        </p>
        {parts && thing ? <parts.ThingSentence thing={thing} /> : !isMissing && <UnlitSentence />}
        <p className="size-comparison-power">
          <Legend>{labels.power}</Legend>
          <DotMatrix text={power} columns={17} align="end" />
        </p>
      </div>
    </div>
  )
}
