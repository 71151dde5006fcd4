import { useCallback, useRef, type RefObject } from 'react'

/** Speaks a sentence to assistive technology; the same one twice is spoken twice. */
export type Announce = (sentence: string) => void

/**
 * A live region outside of React's renders.
 *
 * @returns the function that speaks, and the ref to give to `<Announcer>`
 */
export function useAnnouncer(): [Announce, RefObject<HTMLSpanElement | null>] {
  const region = useRef<HTMLSpanElement>(null)
  const announce = useCallback((sentence: string) => {
    if (!region.current) return
    // An unchanged text is not spoken again: a no-break space at its end makes it another one.
    region.current.textContent = region.current.textContent === sentence ? `${sentence}\u00a0` : sentence
  }, [])
  return [announce, region]
}

/** The live region itself; put one into each tool. */
export function Announcer({ region }: { region: RefObject<HTMLSpanElement | null> }) {
  return <span ref={region} className="ui-visually-hidden" role="status" aria-live="polite" />
}
