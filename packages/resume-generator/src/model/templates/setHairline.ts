import type { BlockBuilder } from './BlockBuilder.ts'

/** A hairline at the cursor, with half a line of space below it. */
export function setHairline(builder: BlockBuilder, width: number) {
  const y = builder.row * builder.metrics.unit
  builder.shape({ kind: 'rectangle', ink: 'hairline', x: 0, y, width, height: 0.4 })
  builder.row += 1
}
