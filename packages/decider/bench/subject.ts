import { pageBeside, type Round, type Subject } from '@kleinzeug/tooling/bench'

const THROTTLING = 4
const ROUNDS = 5

export default {
  title: `a step of the highlight, script, style and layout on a CPU slowed ${THROTTLING} times`,
  peer: 'one React element a lamp',
  unit: 'ms',
  sizes: { '20 candidates': 20, '200 candidates': 200, '2,000 candidates': 2000 },
  measure: async ({ open }, count) => {
    const { page, devtools } = await open(`${pageBeside(import.meta.url)}?count=${count}`)
    await page.waitForSelector(`.bench-lamps > :nth-child(${count})`)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
    const rounds: Round[] = []
    // The page measures both in turns; the first round compiles their code.
    for (let round = 0; round <= ROUNDS; round++) {
      const { decider, react } = await page.evaluate(() => globalThis.measure(1))
      const work = (costs: typeof decider) => costs.map((cost) => cost.work)
      if (round > 0) rounds.push({ own: work(decider), peer: work(react) })
    }
    return rounds
  },
} satisfies Subject
