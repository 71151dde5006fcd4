import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { Thing } from '../model/thing.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'
import { textOf } from './textOf.ts'
import type { LoadedParts } from './useCatalogue.ts'

interface ComparisonProps {
  parts: LoadedParts | undefined
  onShow: (id: string) => void
}

/** The two picked things and what they have to do with each other, in words. */
export function Comparison({ parts, onShow }: ComparisonProps) {
  const { state, labels } = useSizeComparison()
  const [first, second] = useAtomValue(state.compared)
  const key = (thing: Thing | undefined, emphasis: string) => {
    if (!thing) return undefined
    const { name, size } = textOf(thing, labels)
    return (
      <button
        type="button"
        className="size-comparison-pick"
        data-emphasis={emphasis}
        title={labels.show(name)}
        onClick={() => onShow(thing.id)}
      >
        <span>{name}</span>
        <span>{size}</span>
      </button>
    )
  }
  return (
    <div className="size-comparison-compared">
      <Legend>{labels.compared}</Legend>
      <div className="size-comparison-picks">
        {key(first, 'picked')}
        {key(second, 'other')}
      </div>
      <div className="size-comparison-words" role="status">
        {parts && <parts.Sentences first={first} second={second} />}
      </div>
    </div>
  )
}
