import { packageTests } from './src/vitest.ts'

export default packageTests()
