import { PRODUCT_KEY } from '../key.ts'
import type { RecordOptions } from '../recordOptions.ts'
import { TrialStorage } from './trialStorage.ts'

/**
 * The stores of a browser in memory, shared by the pages opened in it: what is done to its record reaches nothing else.
 *
 * @param indexedDB a factory of its own, in memory too
 * @param record the text that its localStorage holds
 */
export function trialBrowser(indexedDB: IDBFactory, record?: string, key = PRODUCT_KEY) {
  const localStorage = new TrialStorage()
  if (record !== undefined) localStorage.entries.set(key, record)
  const pages = new Set<EventTarget>()

  /** The options of one more page. The other pages get a `storage` event after each of its writes. */
  function page(replaced: RecordOptions = {}): RecordOptions {
    const window = new EventTarget()
    pages.add(window)
    const own = new Proxy(localStorage, {
      get: (target, name) => {
        if (name !== 'setItem') {
          const value: unknown = Reflect.get(target, name, target)
          return typeof value === 'function' ? value.bind(target) : value
        }
        return (changed: string, value: string) => {
          target.setItem(changed, value)
          for (const other of pages) {
            if (other === window) continue
            setTimeout(() => {
              other.dispatchEvent(Object.assign(new Event('storage'), { key: changed, newValue: value }))
            })
          }
        }
      },
    })
    return {
      localStorage: own,
      indexedDB,
      BroadcastChannel: undefined,
      document: undefined,
      storageManager: undefined,
      delay: 0,
      window,
      ...replaced,
    }
  }

  return { localStorage, indexedDB, page, text: () => localStorage.entries.get(key) }
}

export type TrialBrowser = ReturnType<typeof trialBrowser>
