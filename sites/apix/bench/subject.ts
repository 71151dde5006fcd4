import type { Subject } from '@kleinzeug/tooling/bench'
import { measureThroughput } from './throughput.ts'

export default {
  title: 'visits stored',
  peer: 'a Hono handler that parses and validates the same and stores nothing',
  unit: 'visits/s',
  sizes: { '64 connections': 64 },
  measure: async () => {
    const { rates, acknowledged, stored } = await measureThroughput({ rounds: 10, seconds: 1.5 })
    if (stored < acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`)
    return rates.apix.map((rate, round) => ({ own: [rate], peer: [rates.hono[round] ?? Number.NaN] }))
  },
} satisfies Subject
