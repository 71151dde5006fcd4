import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({
  entry: {
    local: 'src/local/index.ts',
    labels: 'src/local/labels.ts',
    'labels.en': 'src/local/labels.en.ts',
  },
})
