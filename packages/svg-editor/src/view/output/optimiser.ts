import type { Optimised } from './optimise.worker.ts'

/** What we use of Trusted Types, which not every browser has. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => {
    /** Gives a trusted address, which a worker takes as it takes a string. */
    readonly createScriptURL: (address: string) => string
  }
}

/** The name a Content Security Policy with Trusted Types has to allow. */
const policyName = 'kleinzeug-svg-editor'

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * A page with Trusted Types starts workers only from addresses that a policy vouches for: ours is built
 * in. Made when it is needed, as a server that loads this module knows no workers.
 */
const ownWorker = () =>
  class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
      policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: (own) => own })
      super(policy?.createScriptURL(String(address)) ?? address, options)
    }
  }

/** Bundlers know a worker by these very words; hence the name of the parameter. */
const open = (Worker: ReturnType<typeof ownWorker>) =>
  new Worker(new URL('./optimise.worker.ts', import.meta.url), { type: 'module' })

/** SVGO at work on a source. */
export interface Optimiser {
  /** `undefined` when SVGO could not read the source; rejects when SVGO could not be loaded. */
  readonly result: Promise<string | undefined>
  /** Stops it at once, whatever it is doing. The result then never comes. */
  readonly stop: () => void
}

/** Lets SVGO have a source, in a thread of its own. */
export function startOptimiser(source: string): Optimiser {
  const worker = open(ownWorker())
  const result = new Promise<string | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Optimised>) => resolve(data.source))
    worker.addEventListener('error', () => reject(new Error('no worker')))
  })
  worker.postMessage(source)
  const stop = () => worker.terminate()
  return { result: result.finally(stop), stop }
}
