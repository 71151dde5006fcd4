import { PageTitle } from './PageTitle.tsx'

/** What a visitor sees when a page could not be drawn: nothing of their data is touched. */
export function ErrorPage() {
  return (
    <>
      <PageTitle
        title="Diese Seite ließ sich nicht anzeigen"
        lead="Deine Daten sind davon nicht berührt. Meist hilft es, die Seite neu zu laden."
      />
      <button className="ui-button" type="button" data-variant="key" onClick={() => location.reload()}>
        Neu laden
      </button>
    </>
  )
}
