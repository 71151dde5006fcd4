import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { writeMove } from '../../model/drill/writeMove.ts'
import { moveNumber } from '../../model/ply.ts'
import { useDrill } from './DrillContext.ts'

/** The moves of a dictated game that are written already. */
export function ScoreSheet() {
  const { drill, labels } = useDrill()
  const session = useAtomValue(drill.session)
  const { notation, form } = useAtomValue(drill.choice)
  const box = useRef<HTMLDivElement>(null)
  const at = session?.run.at ?? 0

  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  })

  if (!session) return null
  const start = session.questions[0]?.before ?? ''
  const words = session.questions.slice(0, at).map(({ ply }, index) => {
    const number = moveNumber(index, start)
    const before = ply.color === 'w' ? `${number}. ` : index === 0 ? `${number}. … ` : ''
    return before + writeMove(ply, notation, form)
  })
  return (
    <div className="notation-trainer-drill-sheet">
      <Legend>{labels.drillSheet}</Legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region without controls needs a tab stop */}
      <div ref={box} role="region" aria-label={labels.drillSheet} tabIndex={0}>
        {words.map((word, index) => (
          <span key={`${index} ${word}`}>{word} </span>
        ))}
      </div>
    </div>
  )
}
