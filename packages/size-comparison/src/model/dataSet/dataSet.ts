import { definitionIds, definitionIn } from '../definition.ts'
import type { Language } from '../length/numbers.ts'
import type { Thing } from '../thing.ts'
import { dataSetSchema } from './schema.ts'
import { languages } from './written.ts'

const inEach = (textIn: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)]))

/** The catalogue as open data, with its schema inside: sizes and uncertainties in metres. Own entries are left out. */
export const dataSetOf = (things: readonly Thing[]) => ({
  schema: dataSetSchema,
  unit: 'm',
  definitions: Object.fromEntries(
    definitionIds.map((id) => [id, inEach((language) => definitionIn(id, language))]),
  ),
  things: things
    .filter(({ kind }) => kind !== 'own')
    .map(({ id, name, kind, measure, definition, size, uncertainty, isTypical, source }) => ({
      id,
      name: inEach((language) => name[language].label),
      kind,
      measure,
      definition,
      size,
      uncertainty: Number((size * uncertainty).toPrecision(2)),
      isTypical,
      source,
    })),
})

export { fileName } from './written.ts'

export const dataSetFile = (things: readonly Thing[]) => JSON.stringify(dataSetOf(things), null, 1)
