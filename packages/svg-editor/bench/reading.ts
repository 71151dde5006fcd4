import { inTurns, type Subject } from '@kleinzeug/tooling/bench'
import { createInspector } from '../src/model/text/inspector.ts'
import { readSvg } from '../src/model/text/readSvg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg">'
const sources: Readonly<Record<string, (times: number) => string>> = {
  '40,000 rects': (times) =>
    `${open}${'<rect x="1" y="2" width="3" height="4" fill="#1f5fa8"/>'.repeat(400 * times)}</svg>`,
  '40,000 rects, one & at the end': (times) =>
    `${open}${'<rect x="1" y="2"/>'.repeat(400 * times)}<text>&amp;</text></svg>`,
  'a comment of 2 million <': (times) => `${open}<!--${'<'.repeat(20_000 * times)}--></svg>`,
  'a path of 200,000 pairs of commands': (times) =>
    `${open}<path d="${'M1 1L2 2'.repeat(2000 * times)}"/></svg>`,
  '2 million spaces in a tag': (times) => `${open}<rect${' '.repeat(20_000 * times)}/></svg>`,
  '40,000 locked elements': (times) => `${open}<unknown>${'<b/>'.repeat(400 * times)}</unknown></svg>`,
}

/** Nanoseconds for a character, the best of some readings: other programs only ever lengthen one. */
function reading(source: string, times: number) {
  const taken = Array.from({ length: times }, () => {
    const start = performance.now()
    readSvg(source, undefined, createInspector().see)
    return performance.now() - start
  })
  return [(Math.min(...taken) * 1e6) / source.length]
}

/** Reading takes linear time: a quadratic reader would need 100 times as long for a character. */
export const linear: Subject = {
  title: 'a character read of a large source, the best of five on the wall clock',
  peer: 'one of a hundredth of it',
  unit: 'ns',
  sizes: Object.fromEntries(Object.keys(sources).map((name, index) => [name, index])),
  measure: (_, index) => {
    const make = Object.values(sources)[index] ?? (() => '')
    const [small, large] = [make(1), make(100)]
    return inTurns(
      async () => reading(large, 5),
      async () => reading(small, 5),
      3,
    )
  },
}
