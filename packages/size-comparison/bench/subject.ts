import { frameCosts, inTurns, pageBeside, type Subject, type Tab } from '@kleinzeug/tooling/bench'

const THROTTLING = 4
const ways = ['own=50#art=own', 'own=262', 'own=262&slow']
const SLIDER = '.size-comparison-scale input'

/** Slides to where a sweep begins, and rests there. */
async function approach({ page }: Tab, decade: string) {
  await page.locator(SLIDER).fill(decade)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame)
  })
}

export default {
  title: `a frame of the way by the wheel, CPU time on a CPU slowed ${THROTTLING} times`,
  peer: 'a bare canvas',
  unit: 'ms',
  sizes: { '50 things': 0, '500 things': 1, '500 things, slowly': 2 },
  measure: async ({ open }, index) => {
    const opened = async (query: string) => {
      const tab = await open(`${pageBeside(import.meta.url)}?${query}`)
      if (query !== 'bare') await tab.page.waitForSelector(`${SLIDER}[aria-valuetext]`)
      await tab.devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
      return async () => {
        await tab.page.bringToFront()
        if (query !== 'bare') await approach(tab, query.endsWith('slow') ? '-4' : '-36')
        return frameCosts(tab, () => tab.page.evaluate(() => globalThis.sweep()))
      }
    }
    return inTurns(await opened(ways[index] ?? ''), await opened('bare'), 2)
  },
} satisfies Subject
