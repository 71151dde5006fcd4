import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { readChallenge } from '../../model/challenge.ts'
import { useNumberGuessing } from '../NumberGuessingContext.ts'

/** Plays the challenge of a link; a code that is none is told to whoever gave it, and nothing else. */
export default function AcceptChallenge({ code }: { code: string }) {
  const { state, props } = useNumberGuessing()
  const begin = useSetAtom(state.begin)
  const accept = useEffectEvent((text: string) => {
    const challenge = readChallenge(text)
    if (challenge) begin(challenge)
    props.onChallenge?.()
  })
  useEffect(() => accept(code), [code])
  return null
}
