// Visits per second, as a share of a Hono handler with the same parsing and validation and no database.
import { measureThroughput } from './throughput.ts'

const { apix, hono, share, acknowledged, stored } = await measureThroughput({ rounds: 3, seconds: 5 })
console.log(`apix ${apix.toFixed(0)} visits a second, Hono without a database ${hono.toFixed(0)}`)
console.log(`share ${(share * 100).toFixed(0)} %, ${acknowledged} acknowledged, ${stored} stored`)
