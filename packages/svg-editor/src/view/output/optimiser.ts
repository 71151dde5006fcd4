import type { Optimised } from './optimise.worker.ts'

/** The part of the Trusted Types API used here; not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => {
    /** Creates a trusted URL, which `Worker` accepts in place of a string. */
    readonly createScriptURL: (address: string) => string
  }
}

/** The policy name that a Content Security Policy with Trusted Types has to allow. */
const policyName = 'kleinzeug-svg-editor'

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * A `Worker` constructor that passes the URL through a Trusted Types policy, as a page that enforces them
 * requires. Created on demand, because servers that load this module have no `Worker`.
 */
const ownWorker = () =>
  class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
      policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: (own) => own })
      super(policy?.createScriptURL(String(address)) ?? address, options)
    }
  }

/** Bundlers detect a worker by the literal `new Worker(new URL(…))`; hence the name of the parameter. */
const open = (Worker: ReturnType<typeof ownWorker>) =>
  new Worker(new URL('./optimise.worker.ts', import.meta.url), { type: 'module' })

/** A running SVGO job. */
export interface Optimiser {
  /** `undefined` when SVGO could not read the source; rejects when SVGO could not be loaded. */
  readonly result: Promise<string | undefined>
  /** Terminates the worker at once; `result` then never settles. */
  readonly stop: () => void
}

/** Starts SVGO on a source in a worker. */
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
