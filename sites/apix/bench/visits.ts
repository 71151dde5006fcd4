// Visits per second, as a share of a Hono handler with the same parsing and validation and no database.
import { measureThroughput } from './throughput.ts'

const percent = (share: number | undefined) => `${((share ?? Number.NaN) * 100).toFixed(0)} %`

const { apix, hono, costs, share, shares, acknowledged, stored } = await measureThroughput({
  rounds: 15,
  seconds: 1.5,
})
console.log(`apix ${apix.toFixed(0)} visits a second, Hono without a database ${hono.toFixed(0)}`)
console.log(
  `share ${percent(share)}, median of 15 rounds from ${percent(shares[0])} to ${percent(shares.at(-1))}`,
)
console.log(`processor time per visit ${costs.apix.toFixed(1)} and ${costs.hono.toFixed(1)} µs`)
console.log(`${acknowledged} acknowledged, ${stored} stored`)
