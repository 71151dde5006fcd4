// @module-tag more
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { count, isFull } from '../local/attack.fixtures.ts'
import { attacksOn } from './attacksOn.ts'
import { openers } from './openers.fixtures.ts'
import { mayLose, names } from './subjects.fixtures.ts'

describe.for(names)('attacks on %s:', (name) => {
  const attacks = attacksOn({
    open: openers[name],
    indexedDB: () => new IDBFactory(),
    rounds: isFull ? 1000 : 100,
  })

  const named = attacks.map((each) => [each.name, each.measure] as const)

  test.for(named)('%s', { timeout: 600_000 }, async ([attack, measure], { task }) => {
    const { rounds, lost, told, first } = await measure()
    count(task, 'rounds', rounds)
    count(task, 'lost', lost)
    count(task, 'told', told)
    // What was lost first.
    expect(mayLose[name].test(attack) ? undefined : first).toBeUndefined()
  })
})
