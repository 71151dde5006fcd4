import data from '../data/libraries.json' with { type: 'json' }
import { Bars, heightOfBars } from '../../src/content/Bars.tsx'
import { Drawing } from '../../src/content/Drawing.tsx'
import { withUnit } from '../../src/content/germanNumber.ts'

const bars = data.sizes.map(({ kilobytes, ...more }) => ({
  ...more,
  value: kilobytes,
  written: withUnit(kilobytes, 'KB'),
}))

/** What the parts weigh that this site is made of. */
export const LibraryWeight = () => (
  <Drawing
    name="library-weight"
    title="Was die Bausteine wiegen"
    description={`${bars.map(({ label, written }) => `${label}: ${written}`).join('; ')}.`}
    age={data}
    height={heightOfBars(bars)}
    caption="Selbst gemessen im November 2026, verkleinert und mit Brotli gepackt: React 19.3, Jotai 3.0, TanStack Router 1.170."
  >
    <Bars bars={bars} />
  </Drawing>
)
