import { IDBFactory } from 'fake-indexeddb'
import { manageRecord } from './manage/manageRecord.ts'
import { openRecordAs } from './openRecord.ts'
import type { RecordOptions } from './recordOptions.ts'
import { RECORD_VERSION } from './record/recordText.ts'
import { siteOptions } from './site.fixtures.ts'

/** The options of a page of a test, and the record version that its code writes. */
export interface PageOptions extends RecordOptions {
  readonly version?: number
}

/** A localStorage with a browser's quota, whose accesses can be made to fail. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>()
  quota = 5 * 1024 * 1024
  /** Whether it stores nothing and says nothing. */
  silent = false
  /** Called before every access; throws to refuse it. */
  gate: () => void = () => {}
  onWrite: (key: string, value: string | null) => void = () => {};
  [name: string]: unknown

  get length() {
    return this.entries.size
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null
  }
  getItem(key: string) {
    this.gate()
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.gate()
    let size = key.length + value.length
    for (const [other, text] of this.entries) if (other !== key) size += other.length + text.length
    if (size > this.quota) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    if (this.silent) return
    this.entries.set(key, value)
    this.onWrite(key, value)
  }
  removeItem(key: string) {
    this.gate()
    this.entries.delete(key)
    this.onWrite(key, null)
  }
  clear() {
    this.entries.clear()
  }
}

/** The stores of one browser, shared by the pages opened in it. */
export function fakeBrowser(record?: string, key = 'kleinzeug') {
  const localStorage = new FakeStorage()
  if (record !== undefined) localStorage.entries.set(key, record)
  const indexedDB = new IDBFactory()
  const pages = new Set<EventTarget>()

  /** The options of one more page. The other pages get a `storage` event after each of its writes. */
  function page(replaced: PageOptions = {}): PageOptions {
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
      ...siteOptions,
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

/** An object whose methods, and those of all objects they return, call `trap` first, which may throw.
 * `onMade` gets each of the returned objects. */
export function trapped<T extends object>(
  target: T,
  trap: () => void,
  onMade: (made: object) => void = () => {},
): T {
  return new Proxy(target, {
    get: (_, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value === 'function') {
        return (...given: unknown[]) => {
          trap()
          const result: unknown = Reflect.apply(value, target, given)
          if (typeof result !== 'object' || result === null) return result
          onMade(result)
          return trapped(result, trap, onMade)
        }
      }
      // The database arrives as the result of a request, and is trapped like it.
      return name === 'result' && typeof value === 'object' && value !== null && 'transaction' in value
        ? trapped(value, trap, onMade)
        : value
    },
    set: (_, name, value) => Reflect.set(target, name, value, target),
  })
}

/** A record together with its manager. */
export function openManaged({ version = RECORD_VERSION, ...options }: PageOptions = {}) {
  const record = openRecordAs(version, options)
  return { ...record, ...manageRecord(record) }
}
