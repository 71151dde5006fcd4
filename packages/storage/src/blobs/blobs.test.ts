import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { deleteBlobs, indexedDBBlobs, memoryBlobs } from './index.ts'

const factory = new IDBFactory()

test.each([
  ['memory', memoryBlobs()],
  ['IndexedDB', indexedDBBlobs('files', () => factory)],
])('files are stored by key, replaced and removed: %s', async (_name, blobs) => {
  expect(await blobs.read('a')).toBeUndefined()
  await blobs.write('a', new Blob(['one'], { type: 'text/plain' }))
  await blobs.write('a', new Blob(['two']))
  await blobs.write('b', new Blob(['three']))
  expect(await (await blobs.read('a'))?.text()).toBe('two')
  expect(await blobs.keys()).toEqual(['a', 'b'])
  await blobs.remove('a')
  expect(await blobs.keys()).toEqual(['b'])
})

test('a database is deleted while it is in use, and begins anew', async () => {
  const blobs = indexedDBBlobs('deleted', () => factory)
  await blobs.write('a', new Blob(['one']))
  await deleteBlobs('deleted', () => factory)
  expect(await factory.databases()).not.toContainEqual(expect.objectContaining({ name: 'deleted' }))
  expect(await blobs.keys()).toEqual([])
})

test('a browser that refuses rejects every call', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const blobs = indexedDBBlobs('files', refuse)
  await expect(blobs.write('a', new Blob())).rejects.toThrow('refused')
  await expect(deleteBlobs('files', refuse)).rejects.toThrow('refused')
})
