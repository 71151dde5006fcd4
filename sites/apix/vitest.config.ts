import { packageTests } from '@kleinzeug/tooling/vitest'

// Password hashes and a PostgreSQL are slow to come by on a machine that has other work.
export default packageTests({ testTimeout: 60_000, hookTimeout: 60_000 })
