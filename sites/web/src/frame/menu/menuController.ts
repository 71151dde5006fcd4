/** How long the menu waits before it returns to main, after pointer and focus have left it. */
export const RETURN_DELAY = 500
/** How long the pointer must rest on an entry before its group opens: passing over it does nothing. */
const HOVER_DELAY = 120

const remembered = 'menu'

/** Lets the next page open its group; without session storage it starts with main. */
function remember(group: string) {
  try {
    sessionStorage.setItem(remembered, group)
    // Still here after that long: the page was changed without a new document, nothing is left to tell.
    // A slow machine or network takes seconds to bring the new one.
    setTimeout(recall, 20_000)
  } catch {
    // Blocked by the browser.
  }
}

function recall() {
  try {
    const group = sessionStorage.getItem(remembered)
    sessionStorage.removeItem(remembered)
    return group
  } catch {
    return null
  }
}

const opener = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null

/**
 * Switches the groups of the navigation. It works on the prerendered markup, before React has
 * started and after, and keeps the open group in `data-group` on the navigation, which React
 * leaves alone.
 *
 * @param nav the navigation: `[data-opens=GROUP]` are the entries that open a group,
 *   `[data-group-list=GROUP]` the groups, `[data-back]` the keys that return to main
 * @returns the function that ends it
 */
export function controlMenu(nav: HTMLElement): () => void {
  let returning: ReturnType<typeof setTimeout> | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening

  const list = (group: string) => nav.querySelector<HTMLElement>(`[data-group-list=${group}]`)

  function show(group: string, moveFocus = false) {
    clearTimeout(opening)
    const previous = nav.dataset['group'] ?? 'main'
    if (group === previous) return
    const focusInside = nav.contains(document.activeElement)
    nav.dataset['group'] = group
    if (!moveFocus && !(focusInside && group === 'main')) return
    // Back in main, the focus stands where it came from; otherwise it goes to the group's first page.
    const target =
      group === 'main'
        ? nav.querySelector<HTMLElement>(`[data-opens=${previous}]`)
        : list(group)?.querySelector<HTMLElement>('a')
    target?.focus()
  }

  const stay = () => clearTimeout(returning)
  function leave() {
    clearTimeout(opening)
    stay()
    returning = setTimeout(() => show('main'), RETURN_DELAY)
  }

  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => nav.addEventListener(type, handle, { signal })

  on('pointerenter', stay)
  on('pointerleave', (event) => {
    // A finger "leaves" whenever it is lifted; what it opened stays open.
    if (event.pointerType === 'mouse') leave()
  })
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(opening)
    const group = opener(event.target)?.dataset['opens']
    if (group) opening = setTimeout(() => show(group), HOVER_DELAY)
  })
  on('focusin', stay)
  on('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && nav.contains(event.relatedTarget))) leave()
  })
  on('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-back]')) return show('main', true)
    const group = opener(event.target)?.dataset['opens']
    if (!group || event.ctrlKey || event.metaKey || event.shiftKey) return
    // It is a link too: the page opens, and the group stays open on it.
    remember(group)
    show(group)
    stay()
  })
  on('keydown', (event) => {
    const group = opener(event.target)?.dataset['opens']
    if (group && (event.key === 'ArrowDown' || event.key === ' ')) {
      event.preventDefault()
      show(group, true)
    } else if (event.key === 'Escape' || event.key === 'ArrowUp') {
      if (nav.dataset['group'] === 'main') return
      event.preventDefault()
      show('main')
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const open = list(nav.dataset['group'] ?? 'main')
      const links = [...(open?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      if (at < 0) return
      event.preventDefault()
      const step = event.key === 'ArrowRight' ? 1 : links.length - 1
      links[(at + step) % links.length]?.focus()
    }
  })
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !nav.contains(event.target)) leave()
    },
    { signal },
  )

  // A page that was opened by its group's entry starts with that group.
  const group = recall()
  if (group && list(group)) show(group)

  return () => {
    listening.abort()
    clearTimeout(opening)
    stay()
  }
}
