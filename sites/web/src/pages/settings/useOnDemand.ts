import { useState, type ComponentType } from 'react'

/** A part of the page that is loaded when it is asked for: the part, if it is open, and how to open and close it. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<'failed' | { readonly View: ComponentType<Props> }>()
  return {
    View: typeof state === 'object' ? state.View : undefined,
    hasFailed: state === 'failed',
    open: () =>
      void load().then(
        (View) => setState({ View }),
        () => setState('failed'),
      ),
    close: () => setState(undefined),
  }
}
