import { Button, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLater } from '../useLater.ts'
import { usePlayers } from '../usePlayers.ts'

/** Names and score of the two players. */
export default function Score() {
  const { state, labels } = useLater()
  const names = useAtomValue(state.names)
  const rounds = useAtomValue(state.rounds)
  const setNames = useSetAtom(state.setNames)
  const clear = useSetAtom(state.clearRounds)
  const { name } = usePlayers()
  const totals = ([0, 1] as const).map((player) => {
    const own = rounds.filter(({ guesser }) => guesser === player)
    return { player, rounds: own.length, guesses: own.reduce((sum, { guesses }) => sum + guesses, 0) }
  })
  const [first, second] = totals
  // Only rounds that both have played are compared.
  const comparable =
    first !== undefined && second !== undefined && first.rounds === second.rounds && first.rounds > 0
  return (
    <section className="number-guessing-score" aria-label={labels.score}>
      <div className="number-guessing-pair">
        {([0, 1] as const).map((player) => (
          <TextField
            key={player}
            label={labels.nameField(player)}
            placeholder={labels.names[player]}
            value={names[player]}
            maxLength={40}
            autoComplete="off"
            onChange={(next) => setNames(player === 0 ? [next, names[1]] : [names[0], next])}
          />
        ))}
      </div>
      {rounds.length > 0 && (
        <>
          <ul>
            {totals.map(({ player, rounds: played, guesses }) => (
              <li key={player}>{labels.scoreOf(name(player), played, guesses)}</li>
            ))}
          </ul>
          {comparable && (
            <p>
              {first.guesses === second.guesses
                ? labels.even
                : labels.leading(name(first.guesses < second.guesses ? 0 : 1))}
            </p>
          )}
          <Button onClick={clear}>{labels.clearScore}</Button>
        </>
      )}
    </section>
  )
}
