import { keepVisited } from './keepVisited.ts'

/** The part of the Trusted Types API that is used here; not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** Installs the service worker; a Trusted Types policy allows its one script address. */
export function installServiceWorker(): void {
  // Nothing is loaded ahead for those who want to save data.
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection')
  if (connection?.saveData) return
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  const address = policy?.createScriptURL('') ?? '/sw.js'
  navigator.serviceWorker
    .register(address)
    .then(keepVisited)
    .catch(() => {
      // Private windows and some browsers refuse: the site then simply needs a network.
    })
}
