import { outline, readDrawing, type WrittenDrawing } from './drawing.ts'
import { metres, type Unit } from './length/units.ts'
import { englishName, germanName } from './name.ts'
import { kinds, type Kind, type Measure, type Thing } from './thing.ts'

const measures: Readonly<Record<string, Measure>> = {
  d: 'diameter',
  h: 'height',
  l: 'length',
  w: 'width',
  v: 'wavelength',
  t: 'thickness',
  s: 'distance',
}

const isUnit = (name: string): name is Unit => name in metres
const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)

/** „12742 km“, and „~70 µm“ for a typical size. */
function readSize(written: string): { size: number; isTypical: boolean } {
  const [, about, value = '', unit = ''] = /^(~?)([\d.e+-]+) (\S+)$/.exec(written) ?? []
  if (!isUnit(unit)) throw new Error(`No size: ${written}`)
  return { size: Number(value) * metres[unit], isTypical: about === '~' }
}

/**
 * Reads the catalogue's rows, one a line: `id|size|measure|German name|English name|source|drawing`. A line
 * `# kind` gives the kind of those below. A drawing with `*` in front is an outline; `o` behind the measure
 * marks a round body, whose volume follows from its diameter.
 */
export function readThings(
  rows: string,
  sources: Readonly<Record<string, string>>,
  drawings: Readonly<Record<string, WrittenDrawing>>,
  checks: Readonly<Record<string, string>>,
): readonly Thing[] {
  let kind: Kind = 'own'
  const checked = new Map(
    Object.entries(checks).flatMap(([by, ids]) => ids.split(' ').map((id) => [id, by] as const)),
  )
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
      const [id = '', size = '', code = '', german = '', english = '', source = '', drawing = ''] =
        row.split('|')
      const written = drawings[drawing || id]
      const measure = measures[code.charAt(0)]
      if (!measure || !sources[source] || (!written && !drawing.startsWith('*')))
        throw new Error(`No thing: ${row}`)
      const de = germanName(german)
      return [
        {
          id,
          ...readSize(size),
          measure,
          kind,
          name: { de, en: englishName(english, de.gender === 'plural') },
          source: sources[source],
          checked: checked.get(id) ?? null,
          isRound: code.endsWith('o'),
          isDrawn: written !== undefined,
          drawing: written ? readDrawing(written) : outline(drawing.slice(1)),
        },
      ]
    })
}
