import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openMirror } from './mirror.ts'
import { VersionedField } from '../record/versionedField.ts'

/** A mirror of one field, whose row is then damaged and given a newer revision. */
async function damagedMirror() {
  const factory = new IDBFactory()
  const mirror = await openMirror(factory, 'probe', 1, () => {})
  await mirror.save(
    new Map([['a', VersionedField.ofText('"Essen"', { revision: 1 })]]),
    0,
    new Map(),
    new Map(),
  )
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open('probe', 1)
    request.onsuccess = () => resolve(request.result)
  })
  const transaction = db.transaction('parts', 'readwrite')
  const { checksum } = VersionedField.ofText('"Essen"')
  transaction.objectStore('parts').put({ text: '"Esxen"', checksum, revision: 9, base: 0 }, 'a')
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve()
  })
  db.close()
  return mirror
}

test('a damaged row is ignored', async () => {
  const mirror = await damagedMirror()
  const { fields } = await mirror.load(new Map([['a', VersionedField.ofText('"Essen"', { revision: 1 })]]))
  expect([...fields]).toEqual([])
})

test('a damaged row with a newer revision is overwritten', async () => {
  const mirror = await damagedMirror()
  const { fields: newer } = await mirror.save(
    new Map([['a', VersionedField.ofText('"Trinken"', { revision: 2 })]]),
    0,
    new Map(),
    new Map(),
  )
  expect([...newer]).toEqual([])
  const { fields } = await mirror.load(new Map())
  expect(fields.get('a')?.value).toBe('Trinken')
})

test('a newer row stays, and save returns it', async () => {
  const mirror = await openMirror(new IDBFactory(), 'probe', 1, () => {})
  await mirror.save(new Map([['a', VersionedField.ofText('2', { revision: 2 })]]), 0, new Map(), new Map())
  const { fields: newer } = await mirror.save(
    new Map([['a', VersionedField.ofText('1', { revision: 1 })]]),
    0,
    new Map(),
    new Map(),
  )
  expect(newer.get('a')?.value).toBe(2)
})
