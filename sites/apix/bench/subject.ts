import type { Subject } from '@kleinzeug/tooling/bench'
import { measureStatistics } from './statistics.ts'
import { measureThroughput } from './throughput.ts'

const visits: Subject = {
  title: 'visits stored',
  peer: 'a Hono handler that parses and validates the same and stores nothing',
  unit: 'visits/s',
  sizes: { '1 connection': 1, '10 connections': 10, '100 connections': 100 },
  measure: async (_, connections) => {
    const { rates, acknowledged, stored } = await measureThroughput({ connections, rounds: 5, seconds: 1 })
    if (stored < acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`)
    return rates.apix.map((rate, round) => ({ own: [rate], peer: [rates.hono[round] ?? Number.NaN] }))
  },
}

const statistics: Subject = {
  title: 'the statistics of 90 days, on SQLite, on the wall clock',
  peer: 'a count over the visits themselves',
  unit: 'ms',
  sizes: { '10,000 visits': 10_000, '100,000 visits': 100_000, '1,000,000 visits': 1_000_000 },
  measure: (_, count) => measureStatistics(count),
}

export default [visits, statistics]
