import { Legend } from '@kleinzeug/ui'

/** A hairline, the heading of a section at its left, a legend at its right. */
export function SectionHead({ id, title, legend }: { id?: string; title: string; legend?: string }) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {legend && <Legend>{legend}</Legend>}
    </div>
  )
}
