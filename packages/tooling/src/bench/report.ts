import type { Measured } from './ratios.ts'
import { quantile } from './ratios.ts'
import type { Subject } from './subject.ts'

export interface Compared extends Pick<Subject, 'title' | 'peer' | 'unit'> {
  readonly measured: readonly Measured[]
}

const digits = (value: number) => (value < 1 ? value.toPrecision(2) : value.toFixed(value < 100 ? 1 : 0))
const ratioText = (value: number) => (value < 0.1 ? value.toPrecision(2) : value.toFixed(2))

/** The table of all comparisons in Markdown. */
export const tableOf = (all: readonly Compared[]): string =>
  [
    '| what | data | here: median / p95 | beside it | ratio (range of the rounds) |',
    '|---|---|---|---|---|',
    ...all.flatMap(({ title, peer, unit, measured }) =>
      measured.map(({ size, own, peer: other, ratios }) => {
        const [ours, theirs] = [own, other].map(
          ({ median, p95 }) => `${digits(median)} / ${digits(p95)} ${unit}`,
        )
        const [least = 0, most = 0] = [ratios[0], ratios.at(-1)]
        const ratio = `${ratioText(quantile(ratios, 0.5))} (${ratioText(least)}–${ratioText(most)})`
        return `| ${title} | ${size} | ${ours} | ${peer}: ${theirs} | ${ratio} |`
      }),
    ),
  ].join('\n')

const WIDTH = 640
const LEFT = 230
const ROW = 40

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The medians of one comparison by amount of data, as bars. */
export function plotOf({ title, peer, unit, measured }: Compared): string {
  const most = Math.max(...measured.flatMap(({ own, peer: other }) => [own.median, other.median]))
  const bar = (value: number, y: number, colour: string, name: string) => {
    const width = Math.max(1, (value / most) * (WIDTH - LEFT - 130))
    return (
      `<rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="13" fill="${colour}"/>` +
      `<text x="${(LEFT + width + 6).toFixed(1)}" y="${y + 11}">${digits(value)} ${unit} ${escaped(name)}</text>`
    )
  }
  const rows = measured.map(({ size, own, peer: other }, index) => {
    const y = 50 + index * ROW
    return (
      `<text x="${LEFT - 8}" y="${y + 18}" text-anchor="end">${escaped(size)}</text>` +
      bar(own.median, y, '#ff8a3c', 'here') +
      bar(other.median, y + 15, '#8a8f96', '')
    )
  })
  const height = 56 + measured.length * ROW
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#1a1a18">` +
    `<title>${escaped(`${title}, beside ${peer}`)}</title><rect width="${WIDTH}" height="${height}" fill="#f6f5f1"/>` +
    `<text x="8" y="20" font-weight="600">${escaped(title)}</text><text x="8" y="37">grey: ${escaped(peer)}</text>` +
    `${rows.join('')}</svg>\n`
  )
}
