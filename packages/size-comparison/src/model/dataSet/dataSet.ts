import { definitionIds, definitionIn } from '../definition.ts'
import type { Thing } from '../thing.ts'
import { dataSetSchema } from './schema.ts'

/** The catalogue as open data, with its schema inside: sizes and uncertainties in metres. Own entries are left out. */
export const dataSetOf = (things: readonly Thing[]) => ({
  schema: dataSetSchema,
  unit: 'm',
  definitions: Object.fromEntries(
    definitionIds.map((id) => [id, { de: definitionIn(id, 'de'), en: definitionIn(id, 'en') }]),
  ),
  things: things
    .filter(({ kind }) => kind !== 'own')
    .map(({ id, name, kind, measure, definition, size, uncertainty, isTypical, source }) => ({
      id,
      name: { de: name.de.label, en: name.en.label },
      kind,
      measure,
      definition,
      size,
      uncertainty: Number((size * uncertainty).toPrecision(2)),
      isTypical,
      source,
    })),
})

export const dataSetFile = (things: readonly Thing[]) => JSON.stringify(dataSetOf(things), null, 1)
