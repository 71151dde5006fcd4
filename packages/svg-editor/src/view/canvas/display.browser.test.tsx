import { memoryStorage } from '@kleinzeug/storage'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { foreign } from '../../model/text/foreign.fixtures.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { toTree } from '../../model/document/record.ts'
import { mayShowAttribute, mayShowElement } from '../../model/text/safety.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { type } from '../keys/keyboard.fixtures.ts'
import { bothOf, displayed, shown, side } from './display.fixtures.ts'
import { hostile } from './hostile.fixtures.ts'
import { pixelsOfSource } from '../output/pixels.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'

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
    // oxlint-disable-next-line no-restricted-globals -- no script of the drawing may run within this time
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(Reflect.get(window, 'hostile')).toBeUndefined()
    for (const each of element.querySelectorAll('*')) {
      expect(each.tagName).toSatisfy(mayShowElement)
      for (const { name, value } of each.attributes) {
        expect(name).toSatisfy(
          (each: string) => each === 'style' || each === 'href' || mayShowAttribute(each),
        )
        expect(value).not.toMatch(/evil|javascript|data:(?!image\/)/)
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

test('what is shown of drawings from other programs is what a browser makes of them, to the pixel', async () => {
  const different: string[] = []
  for (const [name, source] of Object.entries(foreign)) {
    const { width = '', height = '' } = Object.fromEntries(
      [...displayed(source).attributes].map((each) => [each.name, each.value]),
    )
    const [display, file] = bothOf(source, { width, height })
    const [one, two] = [await pixelsOfSource(display, side), await pixelsOfSource(file, side)]
    if (one.some((value, at) => value !== two[at])) different.push(name)
  }
  expect(different).toEqual([])
})

const ns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 48 48"'
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Regression cases that were once rendered wrongly without a notice. */
const once: Record<string, string> = {
  turbulence: `<svg ${ns}><filter id="a"><feTurbulence baseFrequency=".1" numOctaves="2" seed="3"/></filter><rect width="48" height="48" filter="url(#a)"/></svg>`,
  lighting: `<svg ${ns}><filter id="a"><feDiffuseLighting lighting-color="#fa0" surfaceScale="5"><fePointLight x="9" y="9" z="9"/></feDiffuseLighting></filter><circle cx="24" cy="24" r="20" filter="url(#a)"/></svg>`,
  convolve: `<svg ${ns}><filter id="a"><feConvolveMatrix order="3" kernelMatrix="1 0 0 0 1 0 0 0 -1"/></filter><circle cx="24" cy="24" r="15" fill="#07c" filter="url(#a)"/></svg>`,
  pixels: `<svg ${ns}><image width="30" height="30" xlink:href="data:image/png;base64,${dot}"/></svg>`,
  vectors: `<svg ${ns}><image width="30" height="30" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='3' height='4' fill='red'/%3E%3C/svg%3E"/></svg>`,
  link: `<svg ${ns}><text x="2" y="30" font-size="20">a<a href="#b"><tspan fill="red">M</tspan></a></text></svg>`,
  maskType: `<svg ${ns}><mask id="m" style="mask-type:alpha"><rect width="20" height="48" fill="#000"/></mask><rect width="48" height="48" fill="#07c" mask="url(#m)"/></svg>`,
  entityStyles: `<!DOCTYPE svg [<!ENTITY st0 "fill:#07c;stroke:red;">]><svg ${ns}><rect width="30" height="30" style="&st0;"/></svg>`,
  variables: `<svg ${ns}><style>:root{--c:#07c}rect{fill:var(--c)}</style><rect width="30" height="30"/></svg>`,
  geometry: `<svg ${ns}><style>circle{r:12px;cx:20px;cy:20px;fill:#07c}</style><circle/></svg>`,
  prefix: `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><svg:rect width="30" height="30" fill="#07c"/></svg:svg>`,
  classes: `<svg ${ns}><style>rect{fill:#d33}.dot{fill:#07c}.paper{stroke:#000}#dots{fill:red}</style><rect class="paper" width="20" height="20"/><circle class="dot" cx="30" cy="30" r="9"/><path id="dots" d="M0 40h40v4H0z"/></svg>`,
}

test.for(Object.entries(once))('shown as a browser shows it: %s', async ([, source]) => {
  const { host, shadow, element } = shown(source)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = shadow.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText.replace(':host > svg', ':root')))
    .join('')
  element.prepend(style)
  element.setAttribute('width', '48')
  element.setAttribute('height', '48')
  const display = new XMLSerializer().serializeToString(element)
  const sized = source.replace(/<(svg:)?svg /, (tag) => `${tag}width="48" height="48" `)
  const [one, two] = [await pixelsOfSource(display, side), await pixelsOfSource(sized, side)]
  expect(new Set(two).size).toBeGreaterThan(2)
  expect(one).toEqual(two)
  host.remove()
})

test('neither the styles and ids of a file nor those of the editor reach the other', async () => {
  const storage = memoryStorage<SvgEditorData>({
    current: toTree(readSvg(once['classes'] ?? '')),
    library: [],
  })
  const screen = await render(
    <div style={{ height: 500 }}>
      <SvgEditor storage={storage} startFocused />
    </div>,
  )
  const outer = document.querySelector('.svg-editor-canvas')?.firstElementChild?.shadowRoot
  const inner = outer?.querySelector('div')?.shadowRoot
  const fill = (root: ShadowRoot | null | undefined, selector: string) =>
    getComputedStyle(root?.querySelector(selector) ?? document.body).fill
  expect(fill(outer, '.paper')).toBe('rgb(255, 255, 255)')
  expect(fill(inner, '.paper')).toBe('rgb(221, 51, 51)')
  expect(fill(inner, '.dot')).toBe('rgb(0, 119, 204)')
  expect(fill(inner, '#dots')).toBe('rgb(255, 0, 0)')
  expect(outer?.querySelectorAll('#dots')).toHaveLength(1)
  await screen.unmount()
})

test('patterns nested too deep are not drawn', () => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const fill = level === 0 ? 'red' : `url(#p${level - 1})`
    return `<pattern id="p${level}" width=".1" height=".1"><rect width="9" height="9" fill="${fill}"/></pattern>`
  })
  const { host, element } = shown(
    `<svg ${ns}><defs>${levels.join('')}</defs><rect fill="url(#p8)" width="48" height="48"/></svg>`,
  )
  expect(element.querySelectorAll('pattern [fill^="url"]').length).toBeLessThanOrEqual(2)
  host.remove()
})
