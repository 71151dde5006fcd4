// Checks that reading takes linear time: reads sources of 1, 10 and 100 times the size and reports the ratios of
// the times per character in one run. Linear is 1; a quadratic reader would show 10 and 100.
import { createInspector } from '../src/model/text/safety.ts'
import { readSvg } from '../src/model/text/readSvg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg">'
const sources: Readonly<Record<string, (times: number) => string>> = {
  rects: (times) =>
    `${open}${'<rect x="1" y="2" width="3" height="4" fill="#1f5fa8"/>'.repeat(400 * times)}</svg>`,
  'one ampersand at the end': (times) =>
    `${open}${'<rect x="1" y="2"/>'.repeat(400 * times)}<text>&amp;</text></svg>`,
  'a comment of <': (times) => `${open}<!--${'<'.repeat(20_000 * times)}--></svg>`,
  'one long path': (times) => `${open}<path d="${'M1 1L2 2'.repeat(2000 * times)}"/></svg>`,
  'white space in a tag': (times) => `${open}<rect${' '.repeat(20_000 * times)}/></svg>`,
  locked: (times) => `${open}<unknown>${'<b/>'.repeat(400 * times)}</unknown></svg>`,
}

function perCharacter(source: string) {
  let best = Infinity
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    readSvg(source, undefined, createInspector().see)
    best = Math.min(best, performance.now() - start)
  }
  return { best, share: best / source.length }
}

for (const [name, make] of Object.entries(sources)) {
  perCharacter(make(10))
  const [one, ten, hundred] = [1, 10, 100].map((times) => perCharacter(make(times)))
  if (!one || !ten || !hundred) continue
  const ratio = (other: { share: number }) => (other.share / one.share).toFixed(2)
  console.log(
    `${name}: ${hundred.best.toFixed(0)} ms; per character ×10 ${ratio(ten)}, ×100 ${ratio(hundred)}`,
  )
}
