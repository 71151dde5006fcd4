import { inTurns, keyCosts, pageBeside, pressEach, type Subject, type Tab } from '@kleinzeug/tooling/bench'

const STEPS = 60
const THROTTLING = 4

const drag =
  ({ page, devtools }: Tab) =>
  async () => {
    await page.bringToFront()
    const script = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    }
    const box = await page
      .locator('[data-square="e2"] [data-piece], [data-square="e2"][data-piece]')
      .first()
      .boundingBox()
    if (!box) throw new Error('There is no pawn to drag on e2.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 12, { steps: 4 })
    const before = await script()
    for (let step = 0; step < STEPS; step++)
      await page.mouse.move(x + 90 * Math.sin(step / 6), y - 60 - 90 * Math.abs(Math.cos(step / 9)))
    const perEvent = ((await script()) - before) / STEPS
    // Back to its square, where it is no move.
    await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.up()
    return [perEvent]
  }

const against = (peer: string): Subject => ({
  title: `script for a pointer event of a drag, on a CPU slowed ${THROTTLING} times`,
  peer,
  unit: 'ms',
  sizes: { 'a board': 32 },
  measure: async ({ open }) => {
    const path = pageBeside(import.meta.url)
    const [own, other] = [await open(path), await open(`${path}?peer=${peer}`)]
    for (const { page, devtools } of [own, other]) {
      await page.waitForSelector('[data-square="e2"]')
      await devtools.send('Performance.enable')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
    }
    return inTurns(drag(own), drag(other), 3)
  },
})

const typing = (tab: Tab) => () =>
  keyCosts(tab, 'input', async (page) => {
    for (const query of ['sizilianisch', 'e4 c5 Sf3', 'Wiener Partie']) {
      await page.getByRole('searchbox').fill('')
      await pressEach(page, query)
    }
  })

const search: Subject = {
  title: `a key in the search of the library, on a CPU slowed ${THROTTLING} times`,
  peer: 'every name folded at every key, moves not searched',
  unit: 'ms',
  sizes: { '3,807 openings': 3807 },
  measure: async ({ open }) => {
    const path = pageBeside(import.meta.url)
    const [own, peer] = [await open(path), await open(`${path}?peer=folded`)]
    await own.page.getByRole('button', { name: 'Bibliothek …' }).click()
    for (const { page, devtools } of [own, peer]) {
      await page.getByRole('searchbox').waitFor()
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
    }
    return inTurns(typing(own), typing(peer), 3)
  },
}

export default [search, against('react-chessboard 5.12.1'), against('cm-chessboard 8.15.1')]
