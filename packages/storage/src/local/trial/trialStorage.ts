/** A localStorage with a browser's quota, whose accesses can be made to fail. */
export class TrialStorage implements Storage {
  readonly entries = new Map<string, string>()
  quota = 5 * 1024 * 1024
  /** Whether it stores nothing and says nothing. */
  silent = false
  /** Called before every access; throws to refuse it. */
  gate: () => void = () => {}
  afterWrite: (key: string, value: string | null) => void = () => {};
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
    this.afterWrite(key, value)
  }
  removeItem(key: string) {
    this.gate()
    this.entries.delete(key)
    this.afterWrite(key, null)
  }
  clear() {
    this.entries.clear()
  }
}
