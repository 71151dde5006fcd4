import { expect, test } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { createVisitWriter } from './visitWriter.ts'

const row = (route: string) => ({
  at: 1,
  day: '1970-01-01',
  route,
  user_agent: '',
  language: '',
  screen: '1 x 1',
})

test('a rush of visits is stored whole and in its order', async () => {
  const db = await openDatabase({ file: ':memory:' })
  const write = createVisitWriter(db)
  const routes = Array.from({ length: 450 }, (_, i) => `/${i}`)
  await Promise.all(routes.map((route) => write(row(route))))
  const stored = await db.selectFrom('visits').select('route').orderBy('id').execute()
  expect(stored.map(({ route }) => route)).toEqual(routes)
  await db.destroy()
})

test('a visit is acknowledged when it is stored, and not before', async () => {
  const db = await openDatabase({ file: ':memory:' })
  const write = createVisitWriter(db)
  await write(row('/first'))
  expect(await db.selectFrom('visits').select('route').execute()).toEqual([{ route: '/first' }])
  await db.schema.alterTable('visits').renameTo('away').execute()
  const both = await Promise.allSettled([write(row('/lost')), write(row('/lost'))])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await db.schema.alterTable('away').renameTo('visits').execute()
  await write(row('/second'))
  expect(await db.selectFrom('visits').select('route').execute()).toHaveLength(2)
  await db.destroy()
})
