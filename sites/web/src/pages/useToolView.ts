import { useMatch, useRouter } from '@tanstack/react-router'
import { textOfSearch, type ViewName } from '../page/toolSearch.ts'

/** Joins the view of a tool to a parameter of its address; each change is a step that the back key takes back. */
export function useToolView(name: ViewName) {
  const { navigate } = useRouter()
  const value = useMatch({ from: '/_framed/apps', select: ({ search }) => search[name] })
  return {
    view: textOfSearch(value),
    onViewChange: (view: string | undefined) =>
      // Written as a number, digits need no quotation marks in the address.
      void navigate({ to: '.', search: { [name]: view && /^[1-9]\d*$/.test(view) ? Number(view) : view } }),
  }
}
