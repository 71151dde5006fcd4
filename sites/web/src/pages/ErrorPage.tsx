import { failure } from 'virtual:content/names'
import { pageLabels } from './parts/labels.ts'
import { PageTitle } from './parts/PageTitle.tsx'

/** Shown when rendering a page has failed; data is not affected. */
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
