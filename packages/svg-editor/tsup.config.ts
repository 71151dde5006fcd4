import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({ 'optimise.worker': 'src/view/output/optimise.worker.ts' })
