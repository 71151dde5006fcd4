import { useDraft } from '@kleinzeug/shell'
import { TextField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { MAX_WEIGHT } from '../../model/weight.ts'
import { excerpt } from '../../model/name.ts'
import { useLater } from '../useLater.ts'

interface WeightFieldProps {
  /** Name of its draft. */
  draft: string
  name: string
  weight: number
  /** From 0 to 1; 0 for an inactive item. */
  chance: number
}

/** The weight of an item and the chance that results from it. */
export default function WeightField({ draft, name, weight, chance }: WeightFieldProps) {
  const { state, labels } = useLater()
  const set = useSetAtom(state.setItemWeight)
  const field = useDraft(draft, String(weight))
  return (
    <div className="decider-weight">
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_WEIGHT}
        step={1}
        label={labels.itemWeight(excerpt(name))}
        labelHidden
        {...field.field}
        onChange={(text) => {
          if (set(name, text === '' ? Number.NaN : Number(text))) field.clear()
          else field.refuse(labels.weightProblem, text)
        }}
      />
      <output className="decider-share">{chance > 0 ? labels.share(chance) : labels.noShare}</output>
    </div>
  )
}
