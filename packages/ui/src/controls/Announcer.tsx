import { useCallback, useRef, type RefObject } from 'react'

/**
 * Lets assistive technology speak a sentence; the same sentence twice is spoken twice. With `isShown` everyone sees it,
 * until the next one.
 */
export type Announce = (sentence: string, isShown?: boolean) => void

// Here and not in the stylesheet, which each tool has whole: it is rare.
const shownStyle = 'position:fixed;z-index:2;inset:auto 0 0;display:block;width:fit-content;margin:1rem auto'

/**
 * A live region whose text is set without a render.
 *
 * @example
 * ```tsx
 * const [announce, region] = useAnnouncer()
 * return (
 *   <>
 *     <Button onClick={() => announce('Kopiert.')}>Kopieren</Button>
 *     <Announcer region={region} />
 *   </>
 * )
 * ```
 *
 * @returns the function that announces, and the ref to give to `<Announcer>`
 */
export function useAnnouncer(): [Announce, RefObject<HTMLSpanElement | null>] {
  const region = useRef<HTMLSpanElement>(null)
  const announce = useCallback((sentence: string, isShown = false) => {
    if (!region.current) return
    region.current.className = isShown ? 'ui-notice' : 'ui-visually-hidden'
    region.current.style.cssText = isShown ? shownStyle : ''
    // Screen readers skip a text that did not change; a no-break space at its end makes it a new one.
    region.current.textContent = region.current.textContent === sentence ? `${sentence}\u00a0` : sentence
  }, [])
  return [announce, region]
}

/** The live region of `useAnnouncer`, visually hidden but for a sentence that is shown; render one in each tool. See there for an example. */
export function Announcer({ region }: { region: RefObject<HTMLSpanElement | null> }) {
  return <span ref={region} className="ui-visually-hidden" role="status" aria-live="polite" />
}
