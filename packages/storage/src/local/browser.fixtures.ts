import { IDBFactory } from 'fake-indexeddb'
import { manageRecord } from './manageRecord.ts'
import { openRecord, type RecordOptions } from './openRecord.ts'

/** A localStorage with the quota of browsers that can be told to fail. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>()
  quota = 5 * 1024 * 1024
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

/** A browser of one's own for each test: what it keeps outlives the pages opened in it. */
export function fakeBrowser(record?: string, key = 'kleinzeug') {
  const localStorage = new FakeStorage()
  if (record !== undefined) localStorage.entries.set(key, record)
  const indexedDB = new IDBFactory()
  const pages = new Set<EventTarget>()

  /** The surroundings of one more page. Its writes are heard by the others, a moment later. */
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

/** A record together with all that a settings page may do to it. */
export function openManaged(options?: RecordOptions) {
  const record = openRecord(options)
  return { ...record, ...manageRecord(record) }
}
