/** What we use of Trusted Types, which not every browser has. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/**
 * Installs the service worker. Its address must be a trusted one under our policy, and this is the
 * only one that ever is.
 */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  const address = policy?.createScriptURL('') ?? '/sw.js'
  navigator.serviceWorker.register(address).catch(() => {
    // Private windows and some browsers refuse: the site then simply needs a network.
  })
}
