import { germanDate } from '../../content/germanDate.ts'
import { pageLabels as labels } from './labels.ts'

interface PageDatesProps {
  date: string
  updated?: string | undefined
}

/** When a text first stood on the site, and when its substance last changed. */
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
