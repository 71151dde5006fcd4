import { describe, expect, test } from 'vitest'
import { attacks } from './attacks.ts'
import { damageLabels as labels } from './damageLabels.ts'

const texts = new Map(
  Object.entries({
    first: { list: ['Käfer 🐞', 'Zeile "zwei"'] },
    second: Array.from({ length: 40 }, (_, at) => ({ at, text: `Eintrag ${at}` })),
    '3': true,
  }).map(([name, value]) => [name, JSON.stringify(value)]),
)

/** The steps that an attack tells, and what it has found to be changed. */
async function run(name: keyof typeof attacks) {
  const steps: string[] = []
  const changed = await attacks[name](
    texts,
    async (step) => void steps.push(step),
    () => {},
  )
  return { steps, changed }
}

describe.each(['cut', 'flip', 'plug', 'tabs', 'full'] as const)('%s', (name) => {
  test('nothing of the copy is lost, time and again', async () => {
    for (let round = 0; round < (name === 'plug' ? 1 : 20); round++) {
      const { steps, changed } = await run(name)
      expect({ steps, changed }).toMatchObject({ changed: [] })
      expect(steps.length).toBeGreaterThan(1)
    }
  })
})

test('what is told is what has happened', async () => {
  expect((await run('plug')).steps.at(-1)).toBe(labels.plugNeverHalf)
  expect((await run('tabs')).steps).toEqual(expect.arrayContaining([labels.tabsBoth, labels.tabsLoser]))
  expect((await run('full')).steps).toEqual(
    expect.arrayContaining([expect.stringContaining('ist voll'), labels.fullKept, labels.fullAgain]),
  )
  expect((await run('cut')).steps).toEqual(expect.arrayContaining([expect.stringContaining('beschädigt')]))
})
