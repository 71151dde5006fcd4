import { packageBuild } from '@kleinzeug/tooling/tsup'

export default packageBuild({
  client: true,
  entry: {
    contrast: 'src/contrast.ts',
    'dot-matrix': 'src/dotMatrix/index.ts',
    'key-table': 'src/keys/keyTable.ts',
    'print-sheet': 'src/usePrinting.ts',
    'reduced-motion': 'src/reducedMotion.ts',
    tones: 'src/tones.ts',
  },
  styles: { styles: 'src/styles.css', tokens: 'src/tokens.css' },
})
