import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { thingOf } from '../entries.ts'
import { dataSetFile } from './dataSet.ts'

const { things } = catalogue
const read = (text: string): { schema: object; things: ReadonlyArray<{ id: string }> } => JSON.parse(text)

test('the data set fits the schema that it carries, and has every thing but the own ones', () => {
  const data = read(dataSetFile([...things, thingOf({ id: 'x', name: 'Mein Tisch', size: 1.4 })]))
  const validate = new Ajv2020({ strict: false }).compile(data.schema)
  validate(data)
  expect(validate.errors ?? []).toEqual([])
  expect(data.things.map(({ id }) => id)).toEqual(things.map(({ id }) => id))
})

test('the schema refuses a size without a unit, a definition or a source', () => {
  const data = read(dataSetFile(things))
  const validate = new Ajv2020({ strict: false }).compile(data.schema)
  const [first = { id: '' }] = data.things
  for (const change of [{ size: '1 m' }, { size: 1e30 }, { definition: 'big' }, { source: { kind: 'read' } }])
    expect(validate({ ...data, things: [{ ...first, ...change }] })).toBe(false)
})
