import { sourceLabels as labels } from './labels.ts'

/** How long a copy key says that it has copied, in ms. */
const thanks = 2000

/** What a copy key copies: its own text, or the code of the file it stands at. */
const textOf = (key: HTMLElement) =>
  key.dataset['copy'] || (key.closest('.source-file')?.querySelector('code')?.textContent ?? '').trimEnd()

/**
 * Brings a page of source code to life: keys that copy, and the tree that shows which file is open.
 * It works on the markup alone, so that a page of a megabyte needs no second drawing by React.
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
      await navigator.clipboard.writeText(textOf(key))
      key.dataset['copied'] = ''
      setTimeout(() => delete key.dataset['copied'], thanks)
      if (message) message.textContent = labels.copied
    } catch {
      if (message) message.textContent = labels.copyRefused
    }
  }

  /** The page is the same file for every address of it: only the browser knows which file is meant. */
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
  // Which file is shown is a matter of `:target`, and that only follows a navigation of the browser.
  if (location.hash && !document.querySelector(':target')) location.replace(location.href)

  return () => listening.abort()
}
