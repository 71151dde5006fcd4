import { memoryStorage } from '@kleinzeug/storage'
import type { NeoCortexData } from '../model/card.ts'
import { newCard } from '../model/list.ts'
import { sample } from '../sample.ts'

/** A calendar and a chance that stand still. */
export function fixedSources() {
  let drawn = 0
  return {
    now: () => new Date(2026, 10, 21, 12).getTime(),
    random: () => (drawn++ * 2_654_435_761) % 2 ** 32,
  }
}

const { entries } = sample.de('2026-11-21')
const image = '\n\n![Milchstraße](https://bilder.example/milchstrasse.jpg)'

/** The sample with an image, and with one address twice. */
export const someCards: NeoCortexData = {
  entries: [
    ...entries
      .slice(0, -1)
      .map((card) => (card.title === 'Größenordnungen' ? { ...card, text: card.text + image } : card)),
    newCard(
      { title: 'Folgen nachschlagen', tags: ['zahlen'], url: 'http://www.oeis.org' },
      'twice',
      '2026-11-21',
    ),
    ...entries.slice(-1),
  ],
}

/** A text full of what must not take effect. */
export const hostile: NeoCortexData = {
  entries: [
    newCard(
      {
        title: '<img src=x onerror=alert(1)>',
        text: '<script>alert(1)</script>\n\n[Klick](javascript:alert(1)) [Daten](data:text/html,x) [[offen\n\n![x](javascript:alert(1)) ![y](//fremd.example/a.png)\n\n<iframe src="https://fremd.example"></iframe>\n\n[[<b>kein</b>]]',
        url: 'javascript:alert(1)',
      },
      'hostile',
      '2026-11-21',
    ),
  ],
}

const words =
  'Zettel Gedanke Verweis Größe Fluss Stern Brücke Regen Tinte Kasten Lampe Garten Uhr Brot'.split(' ')

/** Cards of about 300 characters, each linked with the one before. */
export const many = (count: number): NeoCortexData => ({
  entries: Array.from({ length: count }, (_, index) => {
    const word = (at: number) => words[(index * 7 + at * 3 + ((index * at) % 5)) % words.length] ?? ''
    const text = Array.from({ length: 42 }, (_, at) => word(at)).join(' ')
    return newCard(
      {
        title: `${word(1)} Nummer ${index}`,
        text: `${text} [[${words[((index - 1) * 7 + 3 + ((index - 1) % 5)) % words.length] ?? ''} Nummer ${index - 1}]]`,
        tags: [word(2).toLowerCase()],
      },
      `many${index}`,
      '2026-11-21',
    )
  }),
})

export const stored = (data: NeoCortexData = someCards) => memoryStorage<NeoCortexData>(data)
