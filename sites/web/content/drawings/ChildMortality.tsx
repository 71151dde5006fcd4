import data from '../data/childMortality.json' with { type: 'json' }
import { Bars, heightOfBars } from '../../src/content/Bars.tsx'
import { Drawing } from '../../src/content/Drawing.tsx'

const bars = data.perThousand.map(({ deaths, ...more }) => ({ ...more, value: deaths }))

/** How many of a thousand children die. */
export const ChildMortality = () => (
  <Drawing
    name="child-mortality"
    title="Von tausend Kindern sterben"
    description={`${bars.map(({ label, written }) => `${label}: ${written}`).join('; ')}.`}
    age={data}
    height={heightOfBars(bars)}
    caption={
      <>
        Von tausend Kindern sterben; die oberste Zeile zählt bis zum Erwachsenwerden. Daten:{' '}
        <a href={data.url}>UN IGME</a> und{' '}
        <a href="https://ourworldindata.org/child-mortality">Our World in Data</a>.
      </>
    }
  >
    <Bars bars={bars} />
  </Drawing>
)
