import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({ entry: { local: 'src/local/index.ts' } })
