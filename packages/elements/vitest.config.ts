import { packageTests } from '@kleinzeug/tooling/vitest'

export default packageTests()
