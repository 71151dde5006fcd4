import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({ client: true, entry: { 'labels.en': 'src/labels.en.ts' } })
