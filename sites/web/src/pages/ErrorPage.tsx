import { failure } from 'virtual:content/names'
import { pageLabels } from './parts/labels.ts'
import { PageTitle } from './parts/PageTitle.tsx'

/** What a visitor sees when a page could not be drawn: nothing of their data is touched. */
export function ErrorPage() {
  return (
    <>
      <PageTitle title={failure.title} lead={failure.description} />
      <button className="ui-button" type="button" data-variant="key" onClick={() => location.reload()}>
        {pageLabels.reload}
      </button>
    </>
  )
}
