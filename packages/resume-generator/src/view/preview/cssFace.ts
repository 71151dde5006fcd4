import type { Face } from '../../model/layout/page.ts'

// As the families of the PDF, and those of the browser behind them for what none of these has.
const stacks = {
  sans: '"Resume Sans", "Resume Further", Helvetica, Arial, sans-serif',
  serif: '"Resume Serif", "Resume Serif Further", "Resume Further", Georgia, serif',
}

/** The CSS `font-family`, `font-weight` and `font-style` of a face. */
export const cssFace = (face: Face) => ({
  fontFamily: stacks[face.startsWith('serif') ? 'serif' : 'sans'],
  fontWeight: Number(/\d+/.exec(face)?.[0]),
  fontStyle: face.endsWith('italic') ? 'italic' : 'normal',
})
