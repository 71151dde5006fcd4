import { definitionIds } from '../definition.ts'
import { LARGEST, SMALLEST } from '../length/units.ts'
import { kinds } from '../thing.ts'
import { languages } from './written.ts'

const inBoth = {
  type: 'object',
  required: languages,
  additionalProperties: { type: 'string', minLength: 1 },
}
const text = { type: 'string', minLength: 1 }

/** The JSON schema of the open data set. */
export const dataSetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sizes from the Planck length to the observable universe',
  type: 'object',
  required: ['unit', 'definitions', 'things'],
  properties: {
    unit: { const: 'm' },
    definitions: {
      type: 'object',
      description: 'What exactly is measured.',
      propertyNames: { enum: definitionIds },
      additionalProperties: inBoth,
    },
    things: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id',
          'name',
          'kind',
          'measure',
          'definition',
          'size',
          'uncertainty',
          'isTypical',
          'source',
        ],
        properties: {
          id: { type: 'string', pattern: '^[a-z0-9-]+$' },
          name: inBoth,
          kind: { enum: kinds.filter((kind) => kind !== 'own') },
          measure: {
            enum: ['diameter', 'height', 'depth', 'length', 'width', 'wavelength', 'thickness', 'distance'],
          },
          definition: { enum: definitionIds },
          size: { type: 'number', description: 'In metres.', minimum: SMALLEST, maximum: LARGEST },
          uncertainty: { type: 'number', description: 'In metres.', minimum: 0 },
          isTypical: { type: 'boolean', description: 'A usual or estimated size, not a measured one.' },
          source: {
            oneOf: [
              {
                type: 'object',
                additionalProperties: false,
                required: ['kind', 'work', 'place', 'address'],
                properties: { kind: { const: 'read' }, work: text, place: text, address: text },
              },
              {
                type: 'object',
                additionalProperties: false,
                required: ['kind', 'from'],
                properties: { kind: { const: 'computed' }, from: text },
              },
              {
                type: 'object',
                additionalProperties: false,
                required: ['kind'],
                properties: { kind: { const: 'common', description: 'Common knowledge, read nowhere.' } },
              },
            ],
          },
        },
      },
    },
  },
} as const
