/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const require = createRequire(import.meta.url)

/** Stylesheets of others that many pages have: one styles elements by name, one uses `ui-` for its classes. */
export const foreignSheets = [
  { name: 'Bootstrap', css: readFileSync(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8') },
  {
    name: 'jQuery UI',
    css: readFileSync(require.resolve('jquery-ui/dist/themes/base/jquery-ui.css'), 'utf8'),
  },
]

/** What a person sees of a control; sizes follow from it. */
const boxProperties = [
  'display',
  'position',
  'float',
  'opacity',
  'background-color',
  'background-image',
  'border-top-width',
  'border-bottom-width',
  'border-top-left-radius',
  'padding-top',
  'padding-left',
  'margin-bottom',
  'list-style-type',
]
/** What a person sees of a text, read where an element has one. */
const textProperties = [
  'color',
  'font-size',
  'font-weight',
  'line-height',
  'text-transform',
  'text-indent',
  'text-align',
  'letter-spacing',
]

/** The looks of all controls, fields and texts on a page, those of an open dialog included. */
const looksOf = (page: Page) =>
  page.evaluate(
    ([boxes = [], texts = []]) => {
      // What is invisible has no look: a checkbox below its drawing, a text for screen readers.
      const isVisible = (element: Element) =>
        element.getClientRects().length > 0 &&
        getComputedStyle(element).opacity !== '0' &&
        !(element.getAttribute('class') ?? '').includes('visually-hidden')
      const hasText = (element: Element) =>
        element.matches('input:not([type=range]), select, textarea') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
      const elements = [
        ...document.querySelectorAll(
          'main :is(button, input, select, textarea, label, legend, fieldset, dialog, h2, h3, p, ul, ol, li, dl, dt, dd, svg)',
        ),
      ]
      return elements.filter(isVisible).map((element) => {
        const style = getComputedStyle(element)
        const names = hasText(element) ? [...boxes, ...texts] : boxes
        const look = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} { ${look.join('; ')} }`
      })
    },
    [boxProperties, textProperties],
  )

/** The same beside a stylesheet of another origin, which stands before or after those of the packages. */
async function looksBeside(page: Page, css: string, place: 'before' | 'after') {
  const style = await page.evaluateHandle(
    ([text = '', where]) => {
      const element = document.createElement('style')
      element.textContent = text
      if (where === 'before') document.head.prepend(element)
      else document.head.append(element)
      return element
    },
    [css, place],
  )
  const looks = await looksOf(page)
  await style.evaluate((element) => element.remove())
  return looks
}

/** What looks different beside a stylesheet of another origin. */
export async function changesBeside(page: Page, css: string, place: 'before' | 'after') {
  const alone = await looksOf(page)
  const beside = await looksBeside(page, css, place)
  return beside.flatMap((look, index) => (look === alone[index] ? [] : [`${alone[index]} became ${look}`]))
}

/** Puts the stylesheets of a built app into a cascade layer. */
export const intoLayer = (page: Page) =>
  page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const style = document.createElement('style')
      style.textContent = `@layer kleinzeug { ${await (await fetch(link.href)).text()} }`
      link.replaceWith(style)
    }
  })

/** Ends what moves, so that a look is read at its end. */
export const withoutMotion = (page: Page) =>
  page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  })
