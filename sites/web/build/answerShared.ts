/** A request that the service worker may answer. The types of a page do not know it. */
interface Answerable {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

const isAnswerable = (event: Event): event is Event & Answerable => 'respondWith' in event

/**
 * Runs in the service worker, before workbox: what the share menu of a phone posts is put behind the `#` of the tool's
 * address, which a browser never sends. So it does not leave the device.
 *
 * @param path of the tool's page, to which the share menu posts
 */
export function answerShared(
  path: string,
  listen: (name: 'fetch', answer: (event: Event) => void) => void,
  isMine: (event: Event) => event is Event & Answerable,
): void {
  listen('fetch', (event) => {
    if (!isMine(event) || event.request.method !== 'POST') return
    if (new URL(event.request.url).pathname !== path) return
    event.respondWith(
      event.request.formData().then((data) => {
        const shared = new URLSearchParams()
        for (const name of ['title', 'text', 'url']) {
          const value = data.get(name)
          if (typeof value === 'string' && value !== '') shared.set(name, value)
        }
        const address = new URL(path, event.request.url)
        address.hash = shared.toString()
        return Response.redirect(address.href, 303)
      }),
    )
  })
}

/** The text of the function in the service worker, which knows nothing of this file. */
export const answerSharedText = (path: string) =>
  `(${answerShared.toString()})(${JSON.stringify(path)},addEventListener,${isAnswerable.toString()})`
