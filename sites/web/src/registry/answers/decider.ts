import { randomBelow } from '@kleinzeug/random'
import type { Answer } from './Answer.ts'

/** More would not be read. */
const most = 1_000_000

const drawn = 'Gelost vom Zufallsgenerator des Browsers. Noch einmal: Eingabetaste.'
const throwing = (title: string, result: () => string): Answer => ({
  title,
  text: 'Eingabetaste wirft.',
  run: result,
})

/** Throws for what is asked: a coin, a die of any number of sides („W20“, „2W6“), a number of a range („1–100“). */
export function answersTo(query: string): readonly Answer[] {
  const text = query.trim().toLowerCase()
  if (/^(kopf oder zahl|münze|münzwurf)\??$/.test(text))
    return [throwing('Münze werfen', () => `${randomBelow(2) === 0 ? 'Kopf' : 'Zahl'}. ${drawn}`)]
  const [, count = '1', sides = ''] = /^(\d{0,2})\s?[wd](\d{1,7})$/.exec(text) ?? []
  const dice = Math.max(1, Number(count || 1))
  if (Number(sides) >= 2 && Number(sides) <= most)
    return [
      throwing(`${dice > 1 ? dice : ''}W${sides} werfen`, () => {
        const thrown = Array.from({ length: dice }, () => randomBelow(Number(sides)) + 1)
        const sum = thrown.reduce((total, each) => total + each, 0)
        return `${dice > 1 ? `${thrown.join(' + ')} = ` : ''}${sum}. ${drawn}`
      }),
    ]
  const [, low = '', high = ''] = /^(\d{1,7})\s?(?:–|-|bis)\s?(\d{1,7})$/.exec(text) ?? []
  const size = Number(high) - Number(low) + 1
  return high && size > 1
    ? [throwing(`Zahl von ${low} bis ${high} ziehen`, () => `${Number(low) + randomBelow(size)}. ${drawn}`)]
    : []
}
