import { germanDate } from '../../content/germanDate.ts'
import { pageLabels as labels } from './labels.ts'

interface PageDatesProps {
  date: string
  updated?: string | undefined
}

/** Day of a text's publication and of its last change in substance. */
export const PageDates = ({ date, updated }: PageDatesProps) => (
  <>
    <span>
      {labels.published} <time dateTime={date}>{germanDate(date)}</time>
    </span>
    {updated && (
      <span>
        {labels.changed} <time dateTime={updated}>{germanDate(updated)}</time>
      </span>
    )}
  </>
)
