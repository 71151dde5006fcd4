import type { Drawing } from './thing.ts'

const number = String.raw`(-?[\d.]+)`
const circle = new RegExp(`O${number},${number},${number}`, 'g')
const ellipse = new RegExp(`E${number},${number},${number},${number}`, 'g')

const oval = (cx: string, cy: string, rx: string, ry: string) =>
  `M${Number(cx) - Number(rx)},${cy}a${rx},${ry},0,1,0,${2 * Number(rx)},0a${rx},${ry},0,1,0,${-2 * Number(rx)},0z`

/** Path data with two commands of our own: `Ocx,cy,r` is a circle, `Ecx,cy,rx,ry` an ellipse. */
export const expandPath = (path: string) =>
  path
    .replaceAll(circle, (_match, cx: string, cy: string, r: string) => oval(cx, cy, r, r))
    .replaceAll(ellipse, (_match, cx: string, cy: string, rx: string, ry: string) => oval(cx, cy, rx, ry))

/** Points „x,y x,y“ as subpaths without length, which a round line cap makes dots. */
const dotsOf = (points: string) =>
  points
    .split(' ')
    .filter(Boolean)
    .map((point) => `M${point}h0`)
    .join('')

/** As the catalogue writes a drawing: side that is the size (capital: mirrored), box, body, lines, dots, share of the side. */
export type WrittenDrawing = readonly [
  along: 'w' | 'h' | 'W' | 'H',
  width: number,
  height: number,
  body: string,
  lines?: string,
  dots?: string,
  share?: number,
]

export const readDrawing = ([
  along,
  width,
  height,
  body,
  lines = '',
  dots = '',
  share = 1,
]: WrittenDrawing): Drawing => ({
  width,
  height,
  along: along.toLowerCase() === 'w' ? 'width' : 'height',
  mirrored: along !== along.toLowerCase(),
  body: expandPath(body),
  lines: expandPath(lines),
  dots: dotsOf(dots),
  dashed: false,
  share,
})

const wave = (() => {
  const points = Array.from({ length: 49 }, (_, index) => {
    const x = (index / 48) * 100
    return `${x.toFixed(2)},${(20 - 18 * Math.sin((index / 48) * 2 * Math.PI)).toFixed(2)}`
  })
  return `M${points.join('L')}`
})()

/** Points on a spiral of the golden angle: an even cloud of dots within a circle of 100 units. */
const cloud = Array.from({ length: 60 }, (_, index) => {
  const radius = 47 * Math.sqrt((index + 0.5) / 60)
  const angle = index * 2.399_963
  return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(50 + radius * Math.sin(angle)).toFixed(1)}`
}).join(' ')

/** Outlines for what has no drawing of its own. */
const outlines: Readonly<Record<string, WrittenDrawing>> = {
  circle: ['w', 100, 100, 'O50,50,50', '', '50,50'],
  wave: ['w', 100, 40, '', `${wave}M0,20H100`, '0,20 100,20'],
  span: ['w', 100, 14, '', 'M0,0V14M100,0V14M0,7H100M7,3L0,7 7,11M93,3L100,7 93,11', '25,7 50,7 75,7'],
  orbit: ['w', 100, 100, 'O50,50,50', 'O50,50,1.5M50,0V4M50,96V100M0,50H4M96,50H100', '100,50'],
  cloud: ['w', 100, 100, '', '', cloud],
  hole: ['w', 100, 100, 'O50,50,50', 'O50,50,38O50,50,26', '50,50'],
  tall: ['h', 45, 100, 'M0,0H45V100H0z', 'M0,50H45', ''],
  long: ['w', 100, 30, 'M0,0H100V30H0z', 'M50,0V30', ''],
}

/** The outline of a name; an unknown one is a circle. */
export function outline(name: string): Drawing {
  const drawing = readDrawing(outlines[name] ?? outlines['circle']!)
  return { ...drawing, dashed: name === 'circle' || name === 'tall' || name === 'long' }
}
