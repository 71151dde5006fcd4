import { TextField } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { MAX_WEIGHT } from '../../model/weight.ts'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'

interface WeightFieldProps {
  name: string
  weight: number
  /** From 0 to 1; 0 for an inactive item. */
  chance: number
}

/** The weight of an item and the chance that results from it. */
export function WeightField({ name, weight, chance }: WeightFieldProps) {
  const { state, labels } = useDecider()
  const set = useSetAtom(state.setItemWeight)
  // The typed text that was refused; the stored weight is unchanged.
  const [refused, setRefused] = useState<string>()
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
        value={refused ?? weight}
        error={refused === undefined ? undefined : labels.weightProblem}
        onChange={(text) => setRefused(set(name, text === '' ? Number.NaN : Number(text)) ? undefined : text)}
      />
      <output className="decider-share">{chance > 0 ? labels.share(chance) : labels.noShare}</output>
    </div>
  )
}
