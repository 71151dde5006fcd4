import { addressing } from 'virtual:workspace/addressing'
import { Bars, heightOfBars } from '../../src/content/Bars.tsx'
import { Drawing } from '../../src/content/Drawing.tsx'
import { germanNumber } from '../../src/content/germanNumber.ts'

const bars = addressing.map(({ form, count }, index) => ({
  label: form,
  value: count,
  written: germanNumber(count),
  ...(index === 0 && { marked: true }),
}))

/** How the texts of this site speak of people, counted in their own words. */
export const Address = () => (
  <Drawing
    name="address"
    title="So sprechen die Texte dieser Seite"
    description={`${bars.map(({ label, written }) => `${label}: ${written}`).join('; ')}.`}
    height={heightOfBars(bars)}
    caption="Beim Bau dieser Seite gezählt, in allen Beiträgen außer diesem, der die Formen ja zitiert. Doppelformen sind Paare mit „und“ oder „oder“ wie „Ärztinnen und Ärzte“."
  >
    <Bars bars={bars} />
  </Drawing>
)
