import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { isObject } from '@kleinzeug/storage/decode'
import { pinLabels as labels } from './pinLabels.ts'
import { toolOrder, type UsedRecord } from './toolOrder.ts'

/** The stored record, on a page that has not loaded the code of the record; empty where there is none that can be read. */
function storedRecord(): UsedRecord & { readonly singleKeys?: boolean } {
  try {
    // oxlint-disable-next-line no-restricted-globals -- before the code of the record is loaded
    const record: unknown = JSON.parse(localStorage.getItem(PRODUCT_KEY) ?? '{}')
    return isObject(record) ? record : {}
  } catch {
    return {}
  }
}

/** Loads the record and pins or unpins a tool in it; the pins after that. */
async function pin(route: string): Promise<readonly string[]> {
  const [{ page }, { startToolsSlice }] = await Promise.all([
    import('../../page/page.ts'),
    import('../../record/startToolsSlice.ts'),
  ])
  await page.record.ready
  const storage = page.record.slice(startToolsSlice)
  const before = storage.read() ?? startToolsSlice.defaults()
  const pinned = before.pinned.includes(route)
    ? before.pinned.filter((other) => other !== route)
    : [...before.pinned, route]
  storage.write({ ...before, pinned })
  return pinned
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
  const { signal } = listening
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-fields]')]
  const tools = cards.map(({ dataset: { route = '', fields = '' } }) => ({
    route,
    fields: fields.split(' ').filter(Boolean),
  }))
  const record = storedRecord()
  const { own } = { own: true, ...record.startTools }

  function order(routes: readonly string[]) {
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
      const link = card.querySelector('a')
      if (place < 10) link?.setAttribute('aria-keyshortcuts', String(place))
      else link?.removeAttribute('aria-keyshortcuts')
    }
  }

  function showPins(pinned: readonly string[]) {
    for (const card of cards) {
      const key = card.querySelector<HTMLElement>('[data-pin]')
      key?.setAttribute('aria-pressed', String(pinned.includes(card.dataset['route'] ?? '')))
      key?.removeAttribute('hidden')
    }
  }

  order(toolOrder(tools, record))
  showPins(record.startTools?.pinned ?? [])

  grid.addEventListener(
    'click',
    ({ target }) => {
      const key = target instanceof Element && target.closest<HTMLElement>('[data-pin]')
      const route = key && key.closest<HTMLElement>('[data-route]')?.dataset['route']
      if (!route) return
      void pin(route).then((pinned) => {
        showPins(pinned)
        order(toolOrder(tools, { ...storedRecord(), startTools: { own, pinned } }))
        const message = document.querySelector('[data-pin-message]')
        if (message) message.textContent = pinned.includes(route) ? labels.pinned : labels.unpinned
      })
    },
    { signal },
  )

  addEventListener(
    'keydown',
    ({ key, target, ctrlKey, metaKey, altKey, repeat }) => {
      if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey || repeat) return
      // As in the tools: while nothing is in use, and not where the visitor has switched such keys off.
      if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, dialog')) return
      if (document.querySelector('dialog[open]') || storedRecord().singleKeys === false) return
      grid.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
    },
    { signal },
  )
  return () => listening.abort()
}
