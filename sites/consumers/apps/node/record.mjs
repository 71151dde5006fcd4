// Uses the record and its manager as they are published. Their build shortens the names of members, each file for
// itself: what one of them calls of the other must have kept its name.
import { deepEqual, equal } from 'node:assert/strict'

const entries = new Map()
const localStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, text) => entries.set(key, text),
  removeItem: (key) => entries.delete(key),
}
globalThis.window = Object.assign(new EventTarget(), { localStorage, navigator: { vendor: '', storage: {} } })
const { openRecord } = await import('@kleinzeug/storage/local')
const { manageRecord } = await import('@kleinzeug/storage/local/manage')

const slice = {
  name: 'count',
  defaults: () => 0,
  decode: (data) => (typeof data === 'number' ? data : undefined),
}
const record = openRecord()
const manager = manageRecord(record)
const count = record.slice(slice)
await record.ready
count.write(1)
await record.flush()
equal(JSON.parse(entries.get('kleinzeug')).count, 1)

const preview = await manager.previewImport('{"count":2}')
equal(preview.accepted, true)
await manager.applyImport(preview)
equal(count.read(), 2)
await manager.undo()
equal(count.read(), 1)

const [backup] = await manager.backups()
await manager.restore(backup.id)
await record.flush()
equal(record.status.read().kind, 'saved')

deepEqual(await manager.deleteEverything(), ['marker'])
equal(count.read(), undefined)
await record.dispose()
console.log('record', [...entries.keys()].join())
