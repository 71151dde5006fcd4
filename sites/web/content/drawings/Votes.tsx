import data from '../data/election2025.json' with { type: 'json' }
import { Bars, heightOfBars } from '../../src/content/Bars.tsx'
import { Drawing } from '../../src/content/Drawing.tsx'
import { withUnit } from '../../src/content/germanNumber.ts'

const bars = data.shares.map(({ label, percent }) => ({
  label,
  value: percent,
  written: withUnit(percent, '%'),
}))

/** The result of the election, no party marked. */
export const Votes = () => (
  <Drawing
    name="votes"
    title="Zweitstimmen bei der Bundestagswahl 2025"
    description={`${bars.map(({ label, written }) => `${label} ${written}`).join('; ')}.`}
    age={data}
    height={heightOfBars(bars)}
    caption={
      <>
        Gültige Zweitstimmen, endgültiges Ergebnis, gerundet. Daten: <a href={data.url}>Bundeswahlleiterin</a>
        .
      </>
    }
  >
    <Bars bars={bars} />
  </Drawing>
)
