import { frameCosts, inTurns, pageBeside, type Subject } from '@kleinzeug/tooling/bench'

const THROTTLING = 4
const ways = ['own=50#art=own', 'own=262', 'own=262&slow']

export default {
  title: `a frame of the way by the wheel, CPU time on a CPU slowed ${THROTTLING} times`,
  peer: 'a bare canvas',
  unit: 'ms',
  sizes: { '50 things': 0, '500 things': 1, '500 things, slowly': 2 },
  measure: async ({ open }, index) => {
    const opened = async (query: string) => {
      const tab = await open(`${pageBeside(import.meta.url)}?${query}`)
      if (query !== 'bare') await tab.page.waitForSelector('.size-comparison-scale input[aria-valuetext]')
      await tab.devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
      return async () => {
        await tab.page.bringToFront()
        await tab.page.evaluate(() => globalThis.approach())
        return frameCosts(tab, () => tab.page.evaluate(() => globalThis.sweep()))
      }
    }
    return inTurns(await opened(ways[index] ?? ''), await opened('bare'), 2)
  },
} satisfies Subject
