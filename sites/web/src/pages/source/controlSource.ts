import { sourceLabels as labels } from './labels.ts'

/** How long a copy key says that it has copied, in ms. */
const thanks = 2000

/** The text that a copy key copies: its own, or the code of its file. */
const textOf = (key: HTMLElement) =>
  key.dataset['copy'] || (key.closest('.source-file')?.querySelector('code')?.textContent ?? '').trimEnd()

/** The file of a document: parsed by the browser as it loads it, since the page's policy lets no script parse HTML. */
const load = (address: string, signal: AbortSignal) =>
  new Promise<Element>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('load', () => {
      const file = request.status === 200 && request.responseXML?.querySelector('.source-file')
      if (file) resolve(file)
      else reject(new Error(`${address} answers ${request.status}`))
    })
    request.addEventListener('error', () => reject(new Error(`${address} did not load`)))
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })

/**
 * Makes a source page work: it shows the document of the file that the fragment names, marks that file in the tree,
 * and copies. It works on the prerendered markup, so that the page needs no React.
 *
 * @param page what holds the tree (links with `data-file`), the place of the file (`[data-files]`), the keys
 *   (`[data-copy]`) and the place of a message (`[data-copy-message]`)
 * @returns the function that ends it
 */
export function controlSource(page: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const message = page.querySelector('[data-copy-message]')

  async function copy(key: HTMLElement) {
    try {
      // oxlint-disable-next-line no-restricted-properties -- this page loads no chunk of ui
      await navigator.clipboard.writeText(textOf(key))
      key.dataset['copied'] = ''
      setTimeout(() => delete key.dataset['copied'], thanks)
      if (message) message.textContent = labels.copied
    } catch {
      if (message) message.textContent = labels.copyRefused
    }
  }

  const place = page.querySelector<HTMLElement>('[data-files]')
  let shown: string | undefined

  /** Shows the file that the URL's fragment names, or the first one; the prerender cannot know it. */
  async function show() {
    const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-file]')]
    const { hash } = location
    const wanted = decodeURIComponent(hash.slice(1)).replace(/-L\d+$/, '')
    const current = links.find(({ dataset }) => dataset['file'] === wanted) ?? links[0]
    const file = current?.dataset['file']
    if (!place || !current || file === shown) return
    shown = file
    for (const link of links) link.removeAttribute('aria-current')
    current.setAttribute('aria-current', 'true')
    try {
      const loaded = await load(current.href, signal)
      if (shown !== file) return
      place.replaceChildren(document.adoptNode(loaded))
      // `:target` marks the line, and only a navigation of the browser updates it.
      if (hash && hash === location.hash) location.replace(location.href)
    } catch {
      if (signal.aborted || shown !== file) return
      shown = undefined
      place.replaceChildren(Object.assign(document.createElement('p'), { textContent: labels.loadFailed }))
    }
  }

  page.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      if (!(target instanceof Element)) return
      const file = target.closest<HTMLElement>('[data-file]')?.dataset['file']
      if (file && !ctrlKey && !metaKey && !shiftKey && !altKey) {
        event.preventDefault()
        location.hash = file
      }
      const key = target.closest<HTMLElement>('[data-copy]')
      if (!key) return
      if (message) message.textContent = ''
      void copy(key)
    },
    { signal },
  )
  const follow = () => void show()
  addEventListener('hashchange', follow, { signal })
  follow()

  return () => listening.abort()
}
