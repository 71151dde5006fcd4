import { backMark, groupListMark, marked, openGroupMark, opensMark } from '../../page/marks.ts'

/** How long a group stays open after the pointer or the focus has left the navigation, in ms. */
export const RETURN_DELAY = 500
/** How long the pointer must rest on an entry before its group opens, in ms; moving on starts anew. */
const REST_DELAY = 150
/** The same while another group is open: the pointer may be on its way into that group. */
const SWITCH_DELAY = 400

const opener = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(marked(opensMark)) : null

/**
 * Opens and closes the groups of the navigation, each a row below the main one. It works on the prerendered
 * markup, before React has started and after; React leaves the attributes that it sets alone.
 *
 * @returns the function that ends it
 */
export function controlMenu(nav: HTMLElement): () => void {
  let returning: ReturnType<typeof setTimeout> | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  let touched = false
  const listening = new AbortController()
  const { signal } = listening

  const openGroup = () => nav.getAttribute(openGroupMark) ?? 'main'
  const list = (group: string) => nav.querySelector<HTMLElement>(marked(groupListMark, group))

  function show(group: string) {
    clearTimeout(opening)
    clearTimeout(returning)
    nav.setAttribute(openGroupMark, group)
    for (const entry of nav.querySelectorAll(marked(opensMark)))
      entry.setAttribute('aria-expanded', String(entry.getAttribute(opensMark) === group))
  }

  /** Returns to main; a focus inside the group that closes goes back to the entry that opened it. */
  function close() {
    const group = openGroup()
    const entry = nav.querySelector<HTMLElement>(marked(opensMark, group))
    if (list(group)?.contains(document.activeElement)) entry?.focus()
    show('main')
  }

  const stay = () => clearTimeout(returning)
  function leave() {
    clearTimeout(opening)
    stay()
    returning = setTimeout(close, RETURN_DELAY)
  }

  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => nav.addEventListener(type, handle, { signal })

  on('pointerenter', stay)
  on('pointerleave', (event) => {
    // A finger leaves whenever it is lifted; what it opened stays open.
    if (event.pointerType === 'mouse') leave()
  })
  on('pointermove', (event) => {
    clearTimeout(opening)
    const group = opener(event.target)?.getAttribute(opensMark)
    if (!group || event.pointerType !== 'mouse' || group === openGroup()) return
    opening = setTimeout(() => show(group), openGroup() === 'main' ? REST_DELAY : SWITCH_DELAY)
  })
  on('pointerdown', (event) => {
    touched = event.pointerType === 'touch'
  })
  on('focusin', stay)
  on('focusout', ({ relatedTarget }) => {
    // Without a related target the focus went nowhere: a jump within the page does that.
    if (relatedTarget instanceof Node && !nav.contains(relatedTarget) && !nav.matches(':hover')) leave()
  })
  on('click', (event) => {
    const { target, detail, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
    if (target.closest(marked(backMark))) return close()
    const group = opener(target)?.getAttribute(opensMark)
    if (!group) {
      // A page of a group was chosen: the focus goes to the page, not back to the entry.
      if (target.closest('a')) show('main')
      return
    }
    // The first tap opens the group; its page is the first entry in there.
    const tapped = touched && detail > 0
    if (tapped) event.preventDefault()
    if (tapped && group === openGroup()) close()
    else show(group)
  })
  on('keydown', (event) => {
    const { key, target } = event
    const group = opener(target)?.getAttribute(opensMark)
    if (group && (key === 'ArrowDown' || key === ' ')) {
      event.preventDefault()
      show(group)
      list(group)?.querySelector<HTMLElement>('a')?.focus()
    } else if (key === 'Escape' || key === 'ArrowUp') {
      if (openGroup() === 'main') return
      event.preventDefault()
      close()
    } else if (key === 'ArrowRight' || key === 'ArrowLeft') {
      const row = target instanceof Element ? target.closest(marked(groupListMark)) : null
      const links = [...(row?.querySelectorAll<HTMLElement>('a') ?? [])]
      const at = links.findIndex((link) => link === target)
      if (at < 0) return
      event.preventDefault()
      links[(at + (key === 'ArrowRight' ? 1 : links.length - 1)) % links.length]?.focus()
    }
  })
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !nav.contains(target)) show('main')
    },
    { signal },
  )

  // By touch only: a jump within the page, which an entry chosen by mouse or keyboard makes, is one as well.
  addEventListener('popstate', () => touched && show('main'), { signal })

  return () => {
    listening.abort()
    clearTimeout(opening)
    stay()
  }
}
