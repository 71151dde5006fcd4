import { germanDate } from './germanDate.ts'
import { contentLabels } from './labels.ts'

/** Stands behind a number that has grown old. */
export const FigureAge = ({ of }: { of: string }) => (
  <small className="figure-age"> ({contentLabels.age(germanDate(of))})</small>
)
