import { useEffect, useRef } from 'react'

/** Props of a tool of which a part, such as the chosen line, can stand in the address of its page. */
export interface ViewProps {
  /** What to show; left out for what the tool starts with. It is followed whenever it changes. */
  view?: string | undefined
  /** Called when the visitor shows something else; `undefined` for what the tool starts with. */
  onViewChange?: ((view: string | undefined) => void) | undefined
}

interface Known {
  /** What the tool started with. */
  readonly start: string
  view: string | undefined
  shown: string
  /** Views that were reported and have not come back as `view` yet. */
  reported: Array<string | undefined>
}

/**
 * Keeps a part of the state and the `view` prop in step: a changed prop is shown, a change by the visitor is reported.
 * To be used once the stored data are there, by a part that is loaded then.
 *
 * @param shown the view that is shown; empty where it is none, as in an empty tool
 * @param show shows a view, or leaves things as they are when there is none of that name
 * @param start what the tool starts with, where that is known: a visitor may show something else before this is loaded
 * @param isChosen whether the visitor has chosen what is shown before this was loaded, which the view of then does not
 *   take back
 */
export function useView(
  { view, onViewChange }: ViewProps,
  shown: string,
  show: (view: string) => void,
  start = shown,
  isChosen = false,
): void {
  const memory = useRef<Known>(undefined)
  // At every render: `show` and `onViewChange` may be new ones.
  useEffect(() => {
    memory.current ??= isChosen
      ? { start, view, shown: '', reported: [] }
      : { start, view: undefined, shown: start, reported: [] }
    const known = memory.current
    if (view !== known.view) {
      known.view = view
      const own = known.reported.indexOf(view)
      known.reported.splice(0, own + 1)
      // What is shown then is reported no more: it is what the address says.
      if (own < 0) return show(view ?? known.start)
    }
    if (shown === known.shown) return
    known.shown = shown
    const next = shown === known.start || shown === '' ? undefined : shown
    if (next === view || !onViewChange) return
    known.reported.push(next)
    onViewChange(next)
  })
}
