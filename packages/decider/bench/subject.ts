import { frameCosts, inTurns, pageBeside, repeated, type Subject } from '@kleinzeug/tooling/bench'

const THROTTLING = 4

const highlight: Subject = {
  title: `a step of the highlight, script, style and layout on a CPU slowed ${THROTTLING} times`,
  peer: 'one React element a lamp',
  unit: 'ms',
  sizes: { '20 candidates': 20, '200 candidates': 200, '2,000 candidates': 2000 },
  measure: async ({ open }, count) => {
    const { page, devtools } = await open(`${pageBeside(import.meta.url)}?count=${count}`)
    await page.waitForSelector(`.bench-lamps > :nth-child(${count})`)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
    // The page measures both in turns.
    return repeated(() => page.evaluate(() => globalThis.measure()), 3)
  },
}

const spin: Subject = {
  title: `a frame of a whole spin, CPU time on a CPU slowed ${THROTTLING} times`,
  peer: 'the same with 5 items',
  unit: 'ms',
  sizes: { '200 items': 200, '2,000 items': 2000 },
  measure: async ({ open }, count) => {
    const opened = async (items: number) => {
      const tab = await open(`${pageBeside(import.meta.url, 'spin.html')}?count=${items}`)
      await tab.page.waitForSelector('.decider-spin')
      await tab.devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
      return () =>
        frameCosts(tab, async () => {
          if (!(await tab.page.evaluate(() => globalThis.spin())))
            throw new Error('The lit one was not in view at every frame.')
        })
    }
    return inTurns(await opened(count), await opened(5), 2)
  },
}

export default [highlight, spin]
