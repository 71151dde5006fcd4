import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild()
