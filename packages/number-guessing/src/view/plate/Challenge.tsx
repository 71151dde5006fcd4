import { Button, copyText, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { drawChallenge } from '../../model/challenge.ts'
import { useLater } from '../useLater.ts'

/** Begins a game whose number somebody else can guess too, and copies the link to it. */
export default function Challenge() {
  const { state, labels, props, environment } = useLater()
  const game = useAtomValue(state.game)
  const range = useAtomValue(state.range)
  const begin = useSetAtom(state.begin)
  const [status, setStatus] = useState<'copied' | 'failed'>()
  const { linkTo } = props
  if (!linkTo) return null
  const link = game.challenge === undefined ? undefined : linkTo(game.challenge)
  return (
    <div className="number-guessing-challenge">
      <Button
        onClick={async () => {
          const challenge = drawChallenge(range, environment.random)
          begin(challenge)
          setStatus((await copyText(linkTo(challenge.code))) ? 'copied' : 'failed')
        }}
      >
        {labels.challenge}
      </Button>
      <p className="number-guessing-hint" role="status">
        {status === 'copied' && link !== undefined ? labels.challengeCopied : labels.challengeHint}
      </p>
      {status === 'failed' && link !== undefined && (
        <TextField label={labels.challengeLink} readOnly value={link} autoComplete="off" />
      )}
    </div>
  )
}
