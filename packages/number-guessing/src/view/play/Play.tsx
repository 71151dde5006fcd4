import { useAtomValue } from 'jotai'
import { use, useEffect, useRef } from 'react'
import { liesAllowed } from '../../model/game.ts'
import { areLiesLoaded, loadLies } from '../../model/loadLies.ts'
import { GameDisplay } from './GameDisplay.tsx'
import { GameKeys, type GameKeysProps } from './GameKeys.tsx'
import { useNumberGuessing } from '../NumberGuessingContext.ts'
import { useMessage } from './useMessage.ts'

/** Window and keys of the game on screen; one with lies waits for the exact search. */
export function Play(keys: GameKeysProps) {
  const game = useAtomValue(useNumberGuessing().state.game)
  // The last hook: when React renders again after waiting, it is not called, and one behind it would be taken for another.
  if (liesAllowed(game) > 0 && !areLiesLoaded()) use(loadLies())
  return <LoadedPlay {...keys} />
}

function LoadedPlay(keys: GameKeysProps) {
  const { announce } = useNumberGuessing()
  // What changes in the window is spoken; not what stands there first.
  const message = useMessage()
  const spoken = useRef('')
  useEffect(() => {
    const before = spoken.current
    if (message === '' || message === before) return
    spoken.current = message
    if (before !== '') announce(message)
  }, [message, announce])
  return (
    <>
      <GameDisplay message={message} />
      <GameKeys {...keys} />
    </>
  )
}
