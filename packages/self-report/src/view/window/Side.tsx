import { SelectField } from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import type { Rating } from '../../model/data.ts'

interface SideProps {
  rating: Pick<Rating, 'id'>
  /** Which handle of the dumbbells it is. */
  mark: 'was' | 'is'
  label: string
  onChange: (id: string) => void
  children: ReactNode
}

/** One side of a comparison, with the dot that stands for it. */
export function Side({ rating, mark, label, onChange, children }: SideProps) {
  return (
    <div className="self-report-side">
      <svg width="18" height="18" aria-hidden="true">
        <circle className={`self-report-${mark}`} cx="9" cy="9" r="7" />
      </svg>
      <SelectField label={label} value={rating.id} onChange={onChange}>
        {children}
      </SelectField>
    </div>
  )
}
