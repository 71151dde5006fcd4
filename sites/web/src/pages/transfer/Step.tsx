import { Legend } from '@kleinzeug/ui'
import { useId, type ReactNode } from 'react'

interface StepProps {
  title: string
  legend: string
  isDone?: boolean | undefined
  children: ReactNode
}

/** One of the two fields, with an engraved number. */
export function Step({ title, legend, isDone, children }: StepProps) {
  const id = useId()
  return (
    <section className="transfer-step" aria-labelledby={id} data-done={isDone || undefined}>
      <div className="transfer-step-head">
        <h2 id={id}>{title}</h2>
        <Legend>{legend}</Legend>
      </div>
      {children}
    </section>
  )
}
