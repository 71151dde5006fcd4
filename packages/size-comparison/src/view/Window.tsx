import { Button, DotMatrix, Icon, Legend } from '@kleinzeug/ui'
import { useAtom } from 'jotai'
import type { RefObject } from 'react'
import { LogScale } from './LogScale.tsx'
import { useSizeComparison } from './SizeComparisonContext.ts'
import { textOf } from './textOf.ts'
import { useMiddle } from './useMiddle.ts'
import type { Motion } from './useScene.ts'

interface WindowProps {
  canvas: RefObject<HTMLCanvasElement | null>
  motion: Motion
  isMissing: boolean
  onRetry: () => void
  onGrab: () => void
}

/** The window: what is in the middle, the scene, and the scale of powers of ten. */
export function Window({ canvas, motion, isMissing, onRetry, onGrab }: WindowProps) {
  const { state, labels } = useSizeComparison()
  const [kind, setKind] = useAtom(state.kind)
  return (
    <div className="size-comparison-window">
      <Head motion={motion} isMissing={isMissing} />
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

/** The thing in the middle: its name, which length of it is meant, and where that comes from. */
function Head({ motion, isMissing }: { motion: Motion; isMissing: boolean }) {
  const { labels } = useSizeComparison()
  return (
    <div className="size-comparison-head">
      <div className="size-comparison-words-of-middle">
        <p className="size-comparison-middle">
          <Name motion={motion} />
          <Size motion={motion} isMissing={isMissing} />
          <Source motion={motion} />
        </p>
        <p className="size-comparison-power">
          <Legend>{labels.power}</Legend>
          <Power motion={motion} />
        </p>
      </div>
    </div>
  )
}

function Name({ motion }: { motion: Motion }) {
  const { labels } = useSizeComparison()
  const thing = useMiddle(motion, 0)
  return <strong>{thing ? textOf(thing, labels).name : '···'}</strong>
}

function Size({ motion, isMissing }: { motion: Motion; isMissing: boolean }) {
  const { labels } = useSizeComparison()
  const thing = useMiddle(motion, 1)
  if (!thing) return <span>{isMissing ? '' : labels.loading}</span>
  return (
    <span>
      {labels.measure[thing.measure]} {textOf(thing, labels).size}
    </span>
  )
}

function Source({ motion }: { motion: Motion }) {
  const { labels } = useSizeComparison()
  const thing = useMiddle(motion, 2)
  return thing && <small>{`${labels.source}: ${thing.source ?? labels.ownSource}`}</small>
}

function Power({ motion }: { motion: Motion }) {
  const thing = useMiddle(motion, 3)
  const text = thing ? String(Math.floor(Math.log10(thing.size) + 1e-9)).replace('-', '–') : ''
  return <DotMatrix text={text} columns={17} align="end" />
}
