import { germanDate } from '../../content/germanDate.ts'
import { pageLabels as labels } from './labels.ts'

interface PageDatesProps {
  asOf: string
  published?: string | undefined
}

/** When a post appeared, once the site is live, and when the content of a text last changed. */
export const PageDates = ({ asOf, published }: PageDatesProps) => (
  <>
    {published && (
      <span>
        {labels.published} <time dateTime={published}>{germanDate(published)}</time>
      </span>
    )}
    <span>
      {labels.asOf} <time dateTime={asOf}>{germanDate(asOf)}</time>
    </span>
  </>
)
