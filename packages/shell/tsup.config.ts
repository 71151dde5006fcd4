import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({
  client: true,
  entry: {
    state: 'src/state.ts',
    labels: 'src/labels.ts',
    'labels.en': 'src/labels.en.ts',
    import: 'src/import/index.ts',
    'import-plan': 'src/import/planImport.ts',
  },
  styles: { import: 'src/import/import.css' },
})
