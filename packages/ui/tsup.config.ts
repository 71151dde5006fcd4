import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({ client: true, styles: { styles: 'src/styles.css', tokens: 'src/tokens.css' } })
