import { Button, Notice } from '@kleinzeug/ui'

/** What a visitor sees when a page could not be drawn: nothing of their data is touched. */
export function ErrorPage() {
  return (
    <Notice
      tone="bad"
      title="Diese Seite ließ sich nicht anzeigen"
      actions={<Button onClick={() => location.reload()}>Neu laden</Button>}
    >
      <p>Deine Daten sind davon nicht berührt. Meist hilft es, die Seite neu zu laden.</p>
    </Notice>
  )
}
