// Checks that reading takes linear time: reads sources of 1, 10 and 100 times the size and reports the ratios of
// the times per character in one run. Linear is 1; a quadratic reader would show 10 and 100.
import { createInspector } from '../src/model/text/safety.ts'
import { limits, readSvg } from '../src/model/text/readSvg.ts'
import { openEditor } from '../src/state/openEditor.fixtures.ts'
import { svgEditorSlice } from '../src/storage.ts'

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

// Files of 50 MB, which the editor refuses, and hostile ones of the largest size that it reads. Each is opened as
// the editor opens a file; the longest task is what a key would wait for.
const repeated = (text: string, size: number) => text.repeat(Math.ceil(size / text.length))
const hostile: Readonly<Record<string, (size: number) => string>> = {
  rects: (size) => `${open}${repeated('<rect x="1" y="2"/>', size)}</svg>`,
  'a comment of <': (size) => `${open}<!--${repeated('<', size)}--></svg>`,
  'an attribute of &': (size) => `${open}<rect id="${repeated('&amp;', size)}"/></svg>`,
  'nested groups': (size) => `${open}${repeated('<g>', size)}`,
  'locked elements': (size) => `${open}<unknown>${repeated('<b/>', size)}</unknown></svg>`,
  'an entity bomb': (size) =>
    `<!DOCTYPE svg [<!ENTITY a "${repeated('x', size / 2)}">]>${open}<text>${repeated('&a;', size / 2)}</text></svg>`,
  'an open tag': (size) => `${open}<rect ${repeated('a="b" ', size)}`,
}

async function openedIn(source: string) {
  const editor = openEditor(svgEditorSlice.defaults())
  const bytes = new TextEncoder().encode(source)
  const start = performance.now()
  let longest = 0
  let task = start
  const tick = setInterval(() => {
    longest = Math.max(longest, performance.now() - task)
    task = performance.now()
  })
  // Without compression it is read at once.
  void editor.file.openBytes(bytes, 'hostile.svg')
  longest = performance.now() - start
  while (editor.atomStore.get(editor.atoms.reading)) await new Promise((resolve) => setTimeout(resolve, 1))
  clearInterval(tick)
  const alert = editor.atomStore.get(editor.atoms.alert)
  const outcome = alert?.kind === 'file' ? `refused (${alert.error.problem})` : 'read'
  return `${(performance.now() - start).toFixed(0)} ms, longest task ${longest.toFixed(0)} ms, ${outcome}`
}

for (const [name, make] of Object.entries(hostile)) {
  console.log(`${name}, 50 MB: ${await openedIn(make(50_000_000))}`)
  console.log(`${name}, the limit: ${await openedIn(make(limits.characters - 400))}`)
}
