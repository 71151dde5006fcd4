import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { toolOrder, type UsedRecord } from './toolOrder.ts'

/** What the start page reads of the stored record. */
type StartRecord = UsedRecord & { readonly singleKeys?: boolean }

/** The stored record, on a page that has not loaded the code of the record; empty where there is none that can be read. */
function storedRecord(): StartRecord {
  try {
    // oxlint-disable-next-line no-restricted-globals -- before the code of the record is loaded
    const record: StartRecord | null = JSON.parse(localStorage.getItem(PRODUCT_KEY) ?? '{}')
    return record ?? {}
  } catch {
    return {}
  }
}

/**
 * Makes the tools of the start page the visitor's own: puts pinned and last used ones first, opens the first nine by
 * the keys 1 to 9, and pins. It works on the prerendered markup, so that the page needs no React.
 *
 * @param grid the list of cards, each with `data-route` and `data-fields`; the device's keys have `data-route` too
 * @returns the function that ends it
 */
export function controlStart(grid: HTMLElement): () => void {
  const listening = new AbortController()
  // The boot script and React both call it: who comes first does it.
  if (grid.dataset['tools'] === 'ordered') return () => {}
  const { signal } = listening
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-fields]')]
  const tools = cards.map(({ dataset: { route = '', fields = '' } }) => ({
    route,
    fields: fields.split(' ').filter(Boolean),
  }))

  function show(record: StartRecord) {
    const routes = toolOrder(tools, record)
    const pinned = record.startTools?.pinned ?? []
    const placeOf = (element: HTMLElement) => routes.indexOf(element.dataset['route'] ?? '')
    for (const list of document.querySelectorAll<HTMLElement>('[data-tools]')) {
      const focused = document.activeElement
      list.append(
        ...[...list.querySelectorAll<HTMLElement>(':scope > [data-route]')].toSorted(
          (a, b) => placeOf(a) - placeOf(b),
        ),
      )
      // What is moved loses the focus.
      if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
      list.dataset['tools'] = 'ordered'
    }
    for (const card of cards) {
      const number = card.querySelector('.tool-number')
      const place = placeOf(card) + 1
      if (number) number.textContent = String(place).padStart(2, '0')
      card.querySelector('a')?.setAttribute('aria-keyshortcuts', place < 10 ? String(place) : '')
      const key = card.querySelector('[data-pin]')
      key?.setAttribute('aria-pressed', String(pinned.includes(card.dataset['route'] ?? '')))
      key?.removeAttribute('hidden')
    }
  }
  show(storedRecord())

  grid.addEventListener(
    'click',
    ({ target }) => {
      const key = target instanceof Element && target.closest<HTMLElement>('[data-pin]')
      const route = key && key.closest<HTMLElement>('[data-route]')?.dataset['route']
      if (!route) return
      void import('./pinTool.ts').then(({ pinTool }) => pinTool(route)).then(() => show(storedRecord()))
    },
    { signal },
  )

  addEventListener(
    'keydown',
    ({ key, target, ctrlKey, metaKey, altKey, repeat }) => {
      // Nor on a page that was opened from this one.
      if (!grid.isConnected || !/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey || repeat) return
      // As in the tools: while nothing is in use, and not where the visitor has switched such keys off.
      if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, dialog')) return
      if (document.querySelector('dialog[open]') || storedRecord().singleKeys === false) return
      grid.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
    },
    { signal },
  )
  return () => listening.abort()
}
