import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({
  client: true,
  entry: { labels: 'src/labels.ts', 'labels.en': 'src/labels.en.ts', slice: 'src/storage.ts' },
})
