import type { Reading } from './catalogue/readings/Reading.ts'
import { nameInGerman, sourceInGerman } from './catalogue/german.ts'
import { isDefinition, type Definition } from './definition.ts'
import { outline, readDrawing, type WrittenDrawing } from './drawing.ts'
import { metres, type Unit } from './length/units.ts'
import { englishName } from './name.ts'
import { kinds, type Kind, type Measure, type Source, type Thing } from './thing.ts'

const measures: Readonly<Record<string, Measure>> = {
  d: 'diameter',
  h: 'height',
  p: 'depth',
  l: 'length',
  w: 'width',
  v: 'wavelength',
  t: 'thickness',
  s: 'distance',
}

const isUnit = (name: string): name is Unit => name in metres
const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)

/** The share that the last digit of a number may be off. */
const rounding = (value: string) => {
  const [digits = ''] = value.split('e')
  const decimals = digits.split('.')[1]?.length ?? 0
  let zeros = 0
  while (digits.at(-1 - zeros) === '0') zeros++
  // Without a point the zeros at the end were not measured.
  const unit = decimals > 0 ? 10 ** -decimals : 10 ** zeros
  return unit / 2 / Number(digits)
}

/** „12742 km“, „=1 au“ by definition, „~70 µm“ for a typical size, „~2.4e11 km ±60%“ for a less sure one. */
function readSize(written: string): { size: number; isTypical: boolean; uncertainty: number } {
  const [, about, value = '', unit = '', percent] =
    /^([~=]?)([\d.e+-]+) (\S+)(?: ±(\d+)%)?$/.exec(written) ?? []
  if (!isUnit(unit)) throw new Error(`No size: ${written}`)
  const isTypical = about === '~'
  return {
    size: Number(value) * metres[unit],
    isTypical,
    uncertainty: percent ? Number(percent) / 100 : about === '=' ? 0 : isTypical ? 0.1 : rounding(value),
  }
}

/** What is measured where the row does not say. */
const usual = (measure: Measure): Definition =>
  measure === 'wavelength' || measure === 'distance' || measure === 'depth' ? measure : 'outer'

function sourcesOf(readings: readonly Reading[], computed: Readonly<Record<string, string>>) {
  const known = new Map<string, Source>()
  for (const { work, place, address, of } of readings)
    for (const id of of.split(' '))
      known.set(id, { kind: 'read', work: sourceInGerman(work), place: sourceInGerman(place), address })
  for (const [from, ids] of Object.entries(computed))
    for (const id of ids.split(' ')) known.set(id, { kind: 'computed', from: sourceInGerman(from) })
  return known
}

/**
 * Reads the catalogue's rows, one a line: `id|size|measure|English name|drawing`. A line `# kind` gives the
 * kind of those below. A drawing with `*` in front is an outline; `o` behind the measure marks a round body, whose volume
 * follows from its diameter; a definition follows behind a point, as in `do.charge`.
 */
export function readThings(
  rows: string,
  drawings: Readonly<Record<string, WrittenDrawing>>,
  readings: readonly Reading[],
  computed: Readonly<Record<string, string>>,
): readonly Thing[] {
  let kind: Kind = 'own'
  const sources = sourcesOf(readings, computed)
  return rows
    .split('\n')
    .filter(Boolean)
    .flatMap((row): readonly Thing[] => {
      if (row.startsWith('# ')) {
        const name = row.slice(2)
        if (!isKind(name)) throw new Error(`No kind: ${name}`)
        kind = name
        return []
      }
      const [id = '', size = '', code = '', english = '', drawing = ''] = row.split('|')
      const [form = '', of] = code.split('.')
      const written = drawings[drawing || id]
      const measure = measures[form.charAt(0)]
      const definition = measure && (of ?? usual(measure))
      if (!measure || !definition || !isDefinition(definition) || (!written && !drawing.startsWith('*')))
        throw new Error(`No thing: ${row}`)
      const en = englishName(english)
      return [
        {
          id,
          ...readSize(size),
          measure,
          definition,
          kind,
          name: { de: nameInGerman(id, en), en },
          source: sources.get(id) ?? { kind: 'common' },
          isRound: form.endsWith('o'),
          isDrawn: written !== undefined,
          drawing: written ? readDrawing(written) : outline(drawing.slice(1)),
        },
      ]
    })
}
