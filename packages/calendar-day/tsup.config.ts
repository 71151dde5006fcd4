import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({ entry: { today: 'src/createToday.ts', 'read-day': 'src/readDay.ts' } })
