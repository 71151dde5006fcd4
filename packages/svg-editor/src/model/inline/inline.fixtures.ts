/** A component with expressions, a comment and a second drawing. */
export const component = `import { useState } from 'react'

// It's drawn at <svg: no drawing.
export function Icon({ on, color, ...props }: Props) {
  const [open] = useState({ a: '}' })
  return (
    <p className="a" title={"<b>"}>
      <svg viewBox="0 0 24 24" className="arrow" {...props}>
        {/* don't touch } */}
        <rect x={3} width={"10"} strokeWidth='1.5' fill={on ? color : "none"} />
        {open?.a && <path d="M1 1" strokeWidth={2} />}
        <path d={\`M0 0L9 9\`} />
      </svg>
      <svg className="dot"><circle r={2} /></svg>
    </p>
  )
}
`

export const page = `<!DOCTYPE html>
<html lang=de><body onload="a < b">
<p>a &nbsp; b<br>
<svg width="9" aria-label="Logo"><g><svg><rect x="1" y="1"/></svg></g></svg>
<img src=x><svg viewBox="0 0 9 9"></svg>
</body></html>
`

export const markdown = `# Titel

Ein Kreis: <svg><circle r='3'/></svg> & mehr.
`
