import { sourceLabels as labels } from './labels.ts'

/** How long a copy key says that it has copied, in ms. */
const thanks = 2000

/** The text that a copy key copies: its own, or the code of its file. */
const textOf = (key: HTMLElement) =>
  key.dataset['copy'] || (key.closest('.source-file')?.querySelector('code')?.textContent ?? '').trimEnd()

/**
 * Makes a source page work: its copy keys, and the mark of the open file in the tree.
 * It works on the prerendered markup, so that React need not render a page of a megabyte again.
 *
 * @param page what holds the tree, the files, the keys (`[data-copy]`) and the place of a message
 *   (`[data-copy-message]`)
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

  /** Marks the file that the URL's fragment names; the prerender cannot know it. */
  function mark() {
    const links = [...page.querySelectorAll<HTMLAnchorElement>('.source-tree a')]
    const wanted = location.hash.replace(/-L\d+$/, '')
    const current = links.find(({ hash }) => hash === wanted) ?? links[0]
    for (const link of links) link.removeAttribute('aria-current')
    current?.setAttribute('aria-current', 'true')
  }

  page.addEventListener(
    'click',
    ({ target }) => {
      const key = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
      if (!key) return
      if (message) message.textContent = ''
      void copy(key)
    },
    { signal },
  )
  addEventListener('hashchange', mark, { signal })
  mark()
  // `:target` selects the visible file and is updated by navigations of the browser only.
  if (location.hash && !document.querySelector(':target')) location.replace(location.href)

  return () => listening.abort()
}
