import { Button, copyText, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLater } from './useLater.ts'

/** Begins a game whose number somebody else can guess too, and copies the link to it. */
export default function Challenge() {
  const { state, labels, props } = useLater()
  const game = useAtomValue(state.game)
  const challenge = useSetAtom(state.challenge)
  const [status, setStatus] = useState<'copied' | 'failed'>()
  const { linkTo } = props
  if (!linkTo) return null
  const link = game.challenge === undefined ? undefined : linkTo(game.challenge)
  return (
    <div className="number-guessing-challenge">
      <Button onClick={async () => setStatus((await copyText(linkTo(challenge()))) ? 'copied' : 'failed')}>
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
