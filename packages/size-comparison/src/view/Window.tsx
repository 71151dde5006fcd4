import { Button, DotMatrix, Icon, Legend } from '@kleinzeug/ui'
import { useAtom, useAtomValue } from 'jotai'
import type { RefObject } from 'react'
import { sizeInWords } from '../model/words.ts'
import { LogScale } from './LogScale.tsx'
import { useSizeComparison } from './SizeComparisonContext.ts'
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
      <Head isMissing={isMissing} />
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
function Head({ isMissing }: { isMissing: boolean }) {
  const { state, labels } = useSizeComparison()
  const thing = useAtomValue(state.byId).get(useAtomValue(state.middle) ?? '')
  const power = thing && Math.floor(Math.log10(thing.size) + 1e-9)
  return (
    <div className="size-comparison-head">
      <p className="size-comparison-middle">
        <strong>{thing ? thing.name[labels.language].label : '···'}</strong>
        <span>
          {thing
            ? `${labels.measure[thing.measure]} ${thing.isTypical ? `${labels.about} ` : ''}${sizeInWords(thing, labels.language)}`
            : isMissing
              ? ''
              : labels.loading}
        </span>
        {thing && (
          <small>
            {labels.source}: {thing.source ?? labels.ownSource}
          </small>
        )}
      </p>
      <p className="size-comparison-power">
        <Legend>{labels.power}</Legend>
        <DotMatrix
          text={power === undefined ? '' : String(power).replace('-', '–')}
          columns={17}
          align="end"
        />
      </p>
    </div>
  )
}
