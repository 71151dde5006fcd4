import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { compare } from '../model/comparison.ts'
import type { Thing } from '../model/thing.ts'
import { Nested } from './Nested.tsx'
import { useLater } from './useLater.ts'

interface SentencesProps {
  first: Thing | undefined
  second: Thing | undefined
}

/** What two things have to do with each other, or that two are to be picked. */
export function Sentences({ first, second }: SentencesProps) {
  const { state, labels } = useLater()
  const references = useAtomValue(state.catalogue)?.references
  const scale = useAtomValue(state.scale)
  const comparison = useMemo(
    () => (first && second && references ? compare(first, second, references) : undefined),
    [first, second, references],
  )
  const sentences = comparison ? labels.comparison(comparison) : []
  if (first && second && sentences.length > 0)
    return (
      <>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {scale &&
          [first, second]
            .filter(({ id }) => id !== scale.id)
            .map((thing) => (
              <p key={thing.id}>{labels.inScale(labels.comparison(compare(scale, thing, []))[0] ?? '')}</p>
            ))}
        {comparison?.isLike && <Nested first={first} second={second} />}
      </>
    )
  return references && <p>{first || second ? labels.pickAnother : labels.pickHint}</p>
}
