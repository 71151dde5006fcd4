import { test } from 'node:test' // vitest’s and jest’s do as well
import { attacksOn, contractOf } from '@kleinzeug/storage/testing'
import { IDBFactory } from 'fake-indexeddb'
import { myStorage } from './myStorage.fixtures.ts'

const contract = contractOf(() => myStorage({}))
const attacks = attacksOn({
  indexedDB: () => new IDBFactory(), // without it pages have no IndexedDB
  open: async (page) => {
    const storage = myStorage(page) // uses page.localStorage, page.indexedDB, page.window
    return { storage, settled: async () => storage.flush?.() }
  },
})
for (const { name, run } of [...contract, ...attacks]) void test(name, run)
