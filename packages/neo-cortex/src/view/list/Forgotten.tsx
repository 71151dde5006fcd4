import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { forgottenOf } from '../../model/forgotten.ts'
import { useLater } from '../useLater.ts'

/** A card a day that was written a while ago, to come across again. */
export function Forgotten() {
  const { state, labels } = useLater()
  const own = useAtomValue(state.own)
  const today = useAtomValue(state.today)
  const visit = useSetAtom(state.visit)
  const card = useMemo(() => forgottenOf(own, today), [own, today])
  if (!card) return null
  return (
    <p className="neo-cortex-forgotten">
      <span>{labels.forgotten}</span>
      <Button variant="quiet" onClick={() => visit(card.id)}>
        {card.title || labels.untitled}
      </Button>
    </p>
  )
}
