import { useMatch, useRouter } from '@tanstack/react-router'
import type { ViewName } from '../page/toolSearch.ts'

/** Joins the view of a tool to a parameter of its address; each change is a step that the back key takes back. */
export function useToolView(name: ViewName) {
  const { navigate } = useRouter()
  const value = useMatch({ from: '/_framed/apps', select: ({ search }) => search[name] })
  return {
    view: value === undefined ? undefined : String(value),
    onViewChange: (view: string | undefined) =>
      // Written as a number, digits need no quotation marks in the address.
      void navigate({ to: '.', search: { [name]: /\D/.test(`${view}`) ? view : Number(view) } }),
  }
}
