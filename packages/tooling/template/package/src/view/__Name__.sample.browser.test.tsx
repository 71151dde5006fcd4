import { sampleContract } from '@kleinzeug/shell/sample-contract'
import { userEvent } from 'vitest/browser'
import { sample } from '../sample.ts'
import { __camel__Slice } from '../storage.ts'
import '../styles.css'
import { __Name__ } from './__Name__.tsx'

sampleContract({
  slice: __camel__Slice,
  sample,
  Tool: __Name__,
  enter: () => userEvent.keyboard('nBrot{Enter}'),
})
