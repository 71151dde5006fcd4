/**
 * Runs in the service worker, before workbox. The worker of a tab that is still open goes on working after the
 * visitor has deleted everything, and workbox would restore each precached file that the tab loads. Therefore
 * nothing is stored while there is no precache, except during the installation, which makes it.
 *
 * Written into the service worker as text: it must not refer to anything outside.
 */
export function storeNothingAfterDeletion(): void {
  let isInstalling = false
  addEventListener('install', () => {
    isInstalling = true
  })
  addEventListener('activate', () => {
    isInstalling = false
  })
  const open = caches.open.bind(caches)
  const nothing: Cache = Object.create(Cache.prototype, { put: { value: () => Promise.resolve() } })
  caches.open = async (name) => {
    const isStoring = isInstalling || (await caches.keys()).some((key) => key.includes('-precache-'))
    return isStoring ? open(name) : nothing
  }
}
