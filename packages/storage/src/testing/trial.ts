import { IDBFactory } from 'fake-indexeddb'
import { openers } from './openers.fixtures.ts'
import { attacksOn } from './attacksOn.ts'
for (const [name, open] of Object.entries(openers)) {
  console.log(name)
  for (const { name, measure } of attacksOn({ open, indexedDB: () => new IDBFactory() })) {
    const start = performance.now()
    console.log('  ', name, JSON.stringify(await measure()).slice(0,200), Math.round(performance.now()-start))
  }
}
