import { memoryStorage } from '@kleinzeug/storage'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { foreign } from '../../model/text/foreign.fixtures.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { toTree } from '../../model/document/record.ts'
import { mayShowAttribute, mayShowElement } from '../../model/text/safety.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { type } from '../keys/keyboard.fixtures.ts'
import { displayDrawing } from './drawingDisplay.ts'
import { hostile } from './hostile.fixtures.ts'
import { pixelsOfSource } from '../output/pixels.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'

const corpus: Record<string, string> = {
  ...import.meta.glob<string>('../../../node_modules/lucide-static/icons/[ab]*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../node_modules/simple-icons/icons/a*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../node_modules/heroicons/24/outline/[ab]*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...foreign,
}

function shown(source: string) {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const display = displayDrawing(readSvg(source), shadow, new CSSStyleSheet())
  shadow.append(display.element)
  return { host, shadow, element: display.element }
}

describe.each(Object.entries(hostile))('a file with %s', (_, source) => {
  test('does nothing when it is shown, and is written back as it was', async () => {
    const before = performance.getEntriesByType('resource').length
    const { host, shadow, element } = shown(source)
    const storage = memoryStorage<SvgEditorData>({
      current: toTree(readSvg(source)),
      library: [toTree(readSvg(source))],
    })
    const screen = await render(
      <div style={{ height: 500 }}>
        <SvgEditor storage={storage} startFocused />
      </div>,
    )
    await type('{End}{Home}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(Reflect.get(window, 'hostile')).toBeUndefined()
    for (const each of element.querySelectorAll('*')) {
      expect(each.tagName).toSatisfy(mayShowElement)
      for (const { name, value } of each.attributes) {
        expect(name).toSatisfy(
          (each: string) => each === 'style' || each === 'href' || mayShowAttribute(each),
        )
        expect(value).not.toMatch(/evil|javascript|data:(?!image\/(?:png|jpeg|gif|webp))/)
      }
    }
    const rules = shadow.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    )
    expect(rules.join()).not.toMatch(/evil|:host|import|font-face/)
    const asked = performance
      .getEntriesByType('resource')
      .slice(before)
      .map(({ name }) => name)
    expect(asked.filter((name) => name.includes('evil.example'))).toEqual([])
    expect(writeSvg(readSvg(source))).toBe(source)
    await screen.unmount()
    host.remove()
  })
})

test('a picture of a billion copies is not drawn', () => {
  const { host, element } = shown(hostile['useBomb'] ?? '')
  expect(element.querySelectorAll('use[href]')).toHaveLength(0)
  host.remove()
})

test('a source of twenty megabytes is refused in words and the drawing stays', async () => {
  const storage = memoryStorage<SvgEditorData>()
  const screen = await render(
    <div style={{ height: 500 }}>
      <SvgEditor storage={storage} startFocused />
    </div>,
  )
  await type('+c')
  const data = new DataTransfer()
  data.setData('text/plain', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000_000)}</svg>`)
  page
    .getByRole('tree')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  await page.getByRole('button', { name: 'Öffnen' }).click()
  await expect.element(page.getByRole('alert').getByText(/größer als zehn Millionen Zeichen/)).toBeVisible()
  await expect.element(page.getByRole('treeitem', { name: 'circle001' })).toBeVisible()
  await screen.unmount()
})

const side = 48

test('what is shown of real files is what a browser makes of them, to the pixel', async () => {
  const names = Object.keys(corpus)
  expect(names.length).toBeGreaterThan(200)
  const different: string[] = []
  await Promise.all(
    names.map(async (name) => {
      const source = corpus[name] ?? ''
      const { host, shadow, element } = shown(source)
      // The stage gives the root its place; sizes do not count for the picture of an icon.
      for (const key of ['x', 'y', 'overflow']) element.removeAttribute(key)
      const [, width, height] = [0, element.getAttribute('width'), element.getAttribute('height')]
      for (const sheet of shadow.adoptedStyleSheets) {
        const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
        style.textContent = [...sheet.cssRules].map((rule) => rule.cssText).join('')
        element.prepend(style)
      }
      const display = new XMLSerializer().serializeToString(element)
      const sized = source.replace(/<svg([^>]*)>/, (_, attributes: string) => {
        const own = attributes.replaceAll(/\s(?:width|height|preserveAspectRatio)=(["'])[^"']*\1/g, '')
        return `<svg${own} width="${width}" height="${height}">`
      })
      const [one, two] = [await pixelsOfSource(display, side), await pixelsOfSource(sized, side)]
      if (one.some((value, at) => value !== two[at])) different.push(name)
      host.remove()
    }),
  )
  expect(different).toEqual([])
})
