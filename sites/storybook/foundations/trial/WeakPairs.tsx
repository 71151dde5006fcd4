import { contrastRatio } from '@kleinzeug/ui/contrast'
import { contrastPairs } from '@kleinzeug/ui/contrast-pairs'
import { channelsOf } from '../coloursOf.ts'
import type { Changes } from './tryableTokens.ts'

const figure = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Pairs of colours that no longer hold what they have to. */
export function WeakPairs({ changes }: { changes: Changes }) {
  const style = getComputedStyle(document.documentElement)
  const colour = (role: string) =>
    channelsOf((changes[`--kz-${role}`] ?? style.getPropertyValue(`--kz-${role}`)).trim())
  const weak = contrastPairs
    .map(([front, back, least]) => ({
      front,
      back,
      least,
      ratio: contrastRatio(colour(front), colour(back)),
    }))
    .filter(({ ratio, least }) => ratio < least)
  return (
    <div className="trial-weak" role="status" data-weak={weak.length > 0}>
      {weak.length === 0 ? (
        <>Alle {contrastPairs.length} Paare halten ihren Kontrast.</>
      ) : (
        <>
          {weak.length} von {contrastPairs.length} Paaren halten ihren Kontrast nicht:
          <ul>
            {weak.slice(0, 8).map(({ front, back, ratio, least }) => (
              <li key={`${front} ${back}`}>
                {front} auf {back}: {figure.format(ratio)} statt {figure.format(least)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
