import { expect, test } from 'vitest'
import { foreign } from '../../model/text/foreign.fixtures.ts'
import { dataUri } from '../../model/output/dataUri.ts'
import { minifySvg } from '../../model/output/minifySvg.ts'
import { prettySvg } from '../../model/output/prettySvg.ts'
import { pixelsOf, pixelsOfSource } from './pixels.fixtures.ts'

const side = 48

const icons = Object.values(
  import.meta.glob<string>('../../../node_modules/lucide-static/icons/[ac]*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

test('a data address loads in a style sheet and is the drawing, to the pixel', async () => {
  const corpus = [...Object.values(foreign).filter((each) => each.includes('<svg ')), ...icons]
  expect(corpus.length).toBeGreaterThan(100)
  const different: string[] = []
  for (const each of corpus) {
    const box = document.createElement('div')
    box.style.backgroundImage = dataUri(minifySvg(each))
    // The browser's CSS parser accepts the value and returns the URL it parsed.
    const address = /^url\("(.*)"\)$/s.exec(box.style.backgroundImage)?.[1]
    const [one, two] = [
      await pixelsOf((address ?? '').replaceAll(/\\(.)/g, '$1'), side),
      await pixelsOfSource(each, side),
    ]
    if (one.some((value, at) => value !== two[at])) different.push(each)
  }
  expect(different).toEqual([])
})

test('small and pretty look as the original does, to the pixel', { tags: ['more'] }, async () => {
  const different: string[] = []
  for (const each of [...Object.values(foreign), ...icons.slice(0, 60)]) {
    const original = await pixelsOfSource(each, side)
    for (const text of [minifySvg(each), prettySvg(each)]) {
      const pixels = await pixelsOfSource(text, side)
      if (original.some((value, at) => value !== pixels[at])) different.push(text)
    }
  }
  expect(different).toEqual([])
})
