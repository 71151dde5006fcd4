import { memoryStorage } from '@kleinzeug/storage'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readSvg } from '../../model/text/readSvg.ts'
import { fromTree, toTree } from '../../model/document/record.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { ready, type } from '../keys/keyboard.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'
import '../../styles.css'

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${inside}</svg>`

async function open(inside: string) {
  await page.viewport(1280, 800)
  const storage = memoryStorage<SvgEditorData>({ current: toTree(readSvg(around(inside))), library: [] })
  const screen = await render(
    <div style={{ height: 780 }}>
      <SvgEditor storage={storage} startFocused />
    </div>,
  )
  await ready()
  const stage = document.querySelector('.svg-editor-canvas')
  const shadow = stage?.firstElementChild?.shadowRoot
  if (!stage || !shadow) throw new Error('no stage')
  const source = () => {
    window.dispatchEvent(new Event('pagehide'))
    const drawing = fromTree(storage.read()?.current)
    return drawing ? writeSvg(drawing) : ''
  }
  const drawn = shadow.querySelector('div')?.shadowRoot
  if (!drawn) throw new Error('no drawing')
  return { screen, stage, shadow, drawn, source }
}

const frame = (element: Element | null | undefined) => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return [x, y, width, height].map((number) => Math.round(number * 2) / 2)
}

describe('the outline of what is selected lies where it is drawn', () => {
  const shape = '<rect class="aim" x="10" y="20" width="30" height="15"/>'
  test.for([
    ['in the drawing', shape],
    ['in a turned group', `<g transform="translate(100 50) rotate(90)">${shape}</g>`],
    ['in a nested svg', `<svg x="50" y="60" width="100" height="100">${shape}</svg>`],
    ['in a nested view box', `<svg x="50" y="60" width="100" height="80" viewBox="0 0 50 40">${shape}</svg>`],
    ['in one that is fitted', `<svg width="200" height="80" viewBox="-5 5 50 40">${shape}</svg>`],
    [
      'in one that is cut off',
      `<svg overflow="visible" width="200" height="80" viewBox="0 0 50 40" preserveAspectRatio="xMinYMax slice">${shape}</svg>`,
    ],
    [
      'in one that is stretched',
      `<svg width="200" height="80" viewBox="0 0 50 40" preserveAspectRatio="none">${shape}</svg>`,
    ],
    ['in one of percentages', `<svg x="10%" y="10%" width="50%" viewBox="0 0 100 100">${shape}</svg>`],
    [
      'in one within another and a group',
      `<g transform="scale(.5)"><svg x="20" width="300" height="200" viewBox="0 0 150 100"><svg x="50%" width="60" height="60" viewBox="0 0 60 60">${shape}</svg></svg></g>`,
    ],
    [
      'in a group shifted by a style sheet',
      `<style>g{transform:translate(40px,60px)}</style><g>${shape}</g>`,
    ],
    ['in a group shifted by its style', `<g style="transform:rotate(20deg)">${shape}</g>`],
    [
      'of a locked text',
      '<text class="aim" x="40" y="80" font-size="20" transform="rotate(10)">Grüße</text>',
    ],
  ])('%s', async ([, inside = '']) => {
    const { screen, shadow, drawn } = await open(inside)
    await type('{End}')
    await expect.poll(() => shadow.querySelector('.mark.current')).toBeTruthy()
    const apart = () => {
      const aim = frame(drawn.querySelector('.aim'))
      return frame(shadow.querySelector('.mark.current')).map((number, at) => number - (aim[at] ?? NaN))
    }
    // Browsers round the box of a text to whole pixels before it is rotated.
    await expect.poll(() => Math.max(...apart().map(Math.abs))).toBeLessThanOrEqual(1)
    await screen.unmount()
  })

  const words = '<text class="aim" x="40" y="80" font-size="20"'
  test.for([
    ['as it stands', `${words}>Grüße</text>`],
    ['anchored in its middle', `${words} text-anchor="middle">Grüße</text>`],
    [
      'of several lines',
      `${words}>Grüße<tspan x="60" dy="24">aus <tspan font-size="40">Bonn</tspan></tspan></text>`,
    ],
    ['of a given length', `${words} textLength="200" lengthAdjust="spacingAndGlyphs">Grüße</text>`],
    ['sized by a style sheet', `<style>.aim{font:30px monospace}</style>${words}>Grüße</text>`],
    ['turned and skewed', `${words} transform="rotate(30 40 80) skewX(20) scale(2 .5)">Grüße</text>`],
    ['shifted by its style', `${words} style="transform:translate(30px,20px)">Grüße</text>`],
    [
      'turned by a style sheet',
      `<style>.aim{transform:rotate(20deg);transform-origin:40px 80px}</style>${words}>Grüße</text>`,
    ],
    ['in a turned group', `<g transform="translate(150 20) rotate(40) scale(1.5)">${words}>Grüße</text></g>`],
    [
      'in a nested view box',
      `<svg x="50" y="60" width="200" height="160" viewBox="20 20 100 90">${words}>Grüße</text></svg>`,
    ],
    [
      'in a group shifted by a style sheet',
      `<style>g{transform:translate(40px,60px)}</style><g>${words}>Grüße</text></g>`,
    ],
    ['as a picture', '<image class="aim" x="20" y="30" width="80" height="60" transform="rotate(15)"/>'],
    [
      'as a copy',
      '<defs><rect id="r" x="5" width="50" height="20"/></defs><use class="aim" href="#r" x="30" y="60"/>',
    ],
  ])('of a locked text, corner by corner: %s', async ([, inside = '']) => {
    const { screen, shadow, drawn } = await open(inside)
    for (const keys of ['{End}', 'w+++{Escape}']) {
      await type(keys)
      // Another mode may change the size of the canvas, which the mark follows in a later frame.
      await expect
        .poll(() => {
          const aim = drawn.querySelector<SVGGraphicsElement>('.aim')!
          const box = aim.getBBox()
          const corners = [
            [box.x, box.y],
            [box.x + box.width, box.y],
            [box.x + box.width, box.y + box.height],
            [box.x, box.y + box.height],
          ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(aim.getScreenCTM()!))
          const mark = shadow.querySelector<SVGPathElement>('.mark.current')
          const marked = (mark?.getAttribute('d')?.match(/[-\d.e]+ [-\d.e]+/g) ?? []).map((pair) => {
            const [x, y] = pair.split(' ').map(Number)
            return new DOMPoint(x, y).matrixTransform(mark?.getScreenCTM() ?? undefined)
          })
          return marked.length === 4
            ? Math.max(...marked.map(({ x, y }, at) => Math.hypot(x - corners[at]!.x, y - corners[at]!.y)))
            : Infinity
        })
        .toBeLessThan(1)
    }
    await screen.unmount()
  })

  test.for([
    ['that the canvas had not followed yet', '900px'],
    ['that was taken back within a frame', ''],
  ])('of a text that was measured at a size %s', async ([, last = '']) => {
    const { screen, stage, shadow, drawn } = await open(`${words}>Grüße</text>`)
    await type('{End}')
    const apart = () => {
      const aim = frame(drawn.querySelector('.aim'))
      const marked = frame(shadow.querySelector('.mark.current'))
      return Math.max(...marked.map((number, at) => Math.abs(number - (aim[at] ?? NaN))))
    }
    await expect.poll(apart).toBeLessThanOrEqual(1)
    const outer = stage.closest<HTMLElement>('.svg-editor')?.parentElement
    if (!outer) throw new Error('no editor')
    outer.style.width = '900px'
    for (const key of ['Home', 'End'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    outer.style.width = last
    // Two frames: in the first one the canvas follows its size.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect.poll(apart).toBeLessThanOrEqual(1)
    await screen.unmount()
  })

  test('a nested svg is framed as the window it is, and moves and grows as one', async () => {
    const { screen, shadow, source } = await open(
      '<svg class="aim" x="50" y="60" width="100" height="80" viewBox="0 0 10 10"><rect width="99" height="99"/></svg>',
    )
    await type('{ArrowDown}t5{ArrowRight}{Enter}')
    await expect.poll(source).toContain('x="55" y="60"')
    const mark = frame(shadow.querySelector('.mark.current'))
    const whole = frame(shadow.querySelector('.paper'))
    expect((mark[2] ?? 0) / (whole[2] ?? 1)).toBeCloseTo(100 / 400, 2)
    expect((mark[3] ?? 0) / (whole[3] ?? 1)).toBeCloseTo(80 / 300, 2)
    await type('s50+{Enter}')
    expect(source()).toContain('x="30" y="40" width="150" height="120"')
    await screen.unmount()
  })
})

test('a locked picture is shifted by key, and neither turned nor scaled', async () => {
  const { screen, source } = await open('<image y="9"/><defs><g id="b"/></defs>')
  await type('{ArrowDown}rst3{ArrowRight}{Enter}')
  await expect.poll(source).toBe(around('<image y="9" transform="translate(3 0)"/><defs><g id="b"/></defs>'))
  await type('<')
  expect(source()).toBe(around('<image y="9"/><defs><g id="b"/></defs>'))
  // Definitions cannot be moved on the canvas, but reordered.
  await type('{ArrowDown}t5{ArrowRight}{Enter}')
  expect(source()).toBe(around('<image y="9"/><defs><g id="b"/></defs>'))
  await screen.unmount()
})

describe('the pointer', () => {
  const rects =
    '<rect class="one" x="50" y="50" width="100" height="80"/><rect class="two" x="250" y="150" width="60" height="60"/>'
  const centre = (element: Element | null) => {
    const box = element?.getBoundingClientRect() ?? new DOMRect()
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  }
  const point = (target: Element, type: string, at: { clientX: number; clientY: number }, more = {}) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        bubbles: true,
        composed: true,
        button: 0,
        pointerId: 1,
        cancelable: true,
        ...more,
      }),
    )

  test('chooses by a press, adds with Shift, and drags as one step', async () => {
    const { screen, stage, drawn, source } = await open(rects)
    stage.setPointerCapture = () => undefined
    const [one, two] = [drawn.querySelector('.one'), drawn.querySelector('.two')]
    const start = centre(one)
    const scale = (one?.getBoundingClientRect().width ?? 0) / 100
    point(one!, 'pointerdown', start)
    const to = { clientX: start.clientX + 20 * scale, clientY: start.clientY + 10 * scale }
    point(stage, 'pointermove', { clientX: start.clientX + 5 * scale, clientY: start.clientY })
    point(stage, 'pointermove', to)
    point(stage, 'pointerup', to)
    await expect
      .element(page.getByRole('treeitem', { name: /rect001/ }))
      .toHaveAttribute('aria-selected', 'true')
    await expect.poll(source).toContain('x="70" y="60"')
    point(two!, 'pointerdown', centre(two), { shiftKey: true })
    point(stage, 'pointerup', centre(two))
    await expect.element(page.getByText('2 gewählt', { exact: true }).first()).toBeInTheDocument()
    await type('<')
    expect(source()).toContain('x="50" y="50"')
    await screen.unmount()
  })

  test('zooms by the wheel about the place it points to, and pans the empty sheet', async () => {
    const { screen, stage, shadow, drawn } = await open(rects)
    stage.setPointerCapture = () => undefined
    const heights = () => [stage, shadow.host].map((each) => each.getBoundingClientRect().height)
    const atFirst = heights()
    await type('w+0{Escape}')
    // The hints of the mode change the size of the canvas, which the drawing follows in a later frame.
    await expect.poll(heights).toEqual(atFirst)
    const one = drawn.querySelector('.one')
    const before = one!.getBoundingClientRect()
    const at = { clientX: before.x, clientY: before.y }
    stage.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -300, bubbles: true, cancelable: true }))
    await expect.poll(() => one!.getBoundingClientRect().width).toBeGreaterThan(before.width * 1.3)
    expect(one!.getBoundingClientRect().x).toBeCloseTo(before.x, 0)
    expect(one!.getBoundingClientRect().y).toBeCloseTo(before.y, 0)
    const paper = shadow.querySelector('.paper')!
    const from = { clientX: before.x - 4, clientY: before.y - 4 }
    point(paper, 'pointerdown', from)
    point(stage, 'pointermove', { clientX: from.clientX + 30, clientY: from.clientY + 20 })
    point(stage, 'pointerup', { clientX: from.clientX + 30, clientY: from.clientY + 20 })
    await expect.poll(() => Math.round(one!.getBoundingClientRect().x - before.x)).toBe(30)
    expect(Math.round(one!.getBoundingClientRect().y - before.y)).toBe(20)
    await screen.unmount()
  })
})

test('the live region names the node, the distance, the place and new values', async () => {
  const { screen } = await open('<rect x="10" y="20" width="30" height="15"/>')
  const said = () => page.getByRole('status').last().element().textContent
  await type('{ArrowDown}')
  await expect.poll(said).toBe('rect001, 1 von 1')
  await type('t12{ArrowRight}')
  await expect.poll(said).toBe('rect001 verschoben um 12, 0; jetzt bei 22 20')
  await type('{Enter}r{ArrowRight}')
  await expect.poll(said).toBe('rect001 gedreht um 1 Grad')
  await type('{Escape}{ArrowRight}{Enter}{ArrowUp}')
  await expect.poll(said).toBe('rect001: x 23')
  await type('{Escape}<')
  await expect.poll(said).toMatch(/^Rückgängig, noch \d Schritte?$/)
  await screen.unmount()
})
