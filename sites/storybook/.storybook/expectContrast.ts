import { lowContrast } from '@kleinzeug/tooling/low-contrast'
import { themes } from '@kleinzeug/ui'

/**
 * Looks at the texts of a story that has played, in every theme.
 *
 * @throws with every text of too little contrast
 */
export function expectContrast(): void {
  const faults = lowContrast(themes.map(({ id }) => id))
  if (faults.length === 0) return
  const lines = faults.map(
    ({ theme, text, colour, ground, ratio }) =>
      `${theme}: ${colour} on ${ground}, ${ratio.toFixed(2)}: “${text}”`,
  )
  throw new Error(`too little contrast\n${lines.join('\n')}`)
}
