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
 * Starts a worker whose URL passes through a Trusted Types policy where a page may enforce them. Bundlers find a
 * worker by the literal `new Worker(new URL(…))` with the global `Worker`, which is therefore replaced for the call.
 */
function openTrusted(open: () => Worker): Worker {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  if (!trustedTypes) return open()
  policy ??= trustedTypes.createPolicy(policyName, { createScriptURL: (own) => own })
  const own = policy
  const native = globalThis.Worker
  globalThis.Worker = class extends native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(own.createScriptURL(String(address)), options)
    }
  }
  try {
    return open()
  } finally {
    globalThis.Worker = native
  }
}

/** A running SVGO job. */
export interface Optimiser {
  /** `undefined` when SVGO could not read the source; rejects when SVGO could not be loaded. */
  readonly result: Promise<string | undefined>
  /** Terminates the worker at once; `result` then never settles. */
  readonly stop: () => void
}

/** Starts SVGO on a source in a worker. */
export function startOptimiser(source: string): Optimiser {
  const worker = openTrusted(
    () => new Worker(new URL('./optimise.worker.ts', import.meta.url), { type: 'module' }),
  )
  const result = new Promise<string | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Optimised>) => resolve(data.source))
    worker.addEventListener('error', () => reject(new Error('no worker')))
  })
  worker.postMessage(source)
  const stop = () => worker.terminate()
  return { result: result.finally(stop), stop }
}
