// @module-tag more
// The bundles as a page without a build loads them.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import manifest from '../package.json' with { type: 'json' }
import type { NumberGuessingElement } from './number-guessing.ts'

const tools = Object.keys(manifest.exports).flatMap((entry) => /^\.\/([a-z-]+)$/.exec(entry)?.[1] ?? [])
const load = (tool: string): Promise<unknown> => import(/* @vite-ignore */ `../dist/${tool}.js`)

const twoItems = JSON.stringify({
  lists: [{ name: 'Dinner', items: [{ name: 'Soup' }, { name: 'Curry' }] }],
  settings: { animation: false },
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Puts an element into the page and waits until it shows its tool. */
async function shown<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
) {
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  document.body.append(element)
  await until(() => inside(element, 'section button'))
  return element
}
const inside = (element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector)
const until = (condition: () => unknown) => expect.poll(() => Boolean(condition())).toBe(true)
const button = (element: HTMLElement, name: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent.trim() === name,
  )

test.each(tools)('%s: an element in the page shows the tool, with its styles', async (tool) => {
  const complain = vi.spyOn(console, 'error')
  await load(tool)
  const element = document.createElement(`kz-${tool}`)
  document.body.append(element)
  await until(() => inside(element, `section.${tool} button`))
  const ground = getComputedStyle(inside(element, 'section') ?? document.body).backgroundColor
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  expect(complain).not.toHaveBeenCalled()
})

test('what was set before the element was defined counts', async () => {
  const element = document.createElement('kz-probe-later')
  const early: Partial<NumberGuessingElement> = { labels: { title: 'Find it' }, theme: 'light' }
  Object.assign(element, early)
  document.body.append(element)
  await load('number-guessing')
  const defined = customElements.get('kz-number-guessing') ?? HTMLElement
  customElements.define('kz-probe-later', class extends defined {})
  await until(() => inside(element, '[aria-label="Find it"]'))
  expect(element.getAttribute('theme')).toBe('light')
})

describe('the decider', () => {
  beforeAll(() => load('decider'))

  test('in English: data of an attribute, a draw and its events, the dialog of its keys', async () => {
    const decider = await shown('kz-decider', { lang: 'en', initial: twoItems })
    const decided: string[][] = []
    const stored: number[] = []
    decider.addEventListener('decide', ({ detail }) => decided.push(detail.map(({ name }) => name)))
    document.body.addEventListener(
      'change',
      (event) => {
        if (event instanceof CustomEvent) stored.push(event.detail.history.length)
      },
      { once: true },
    )
    button(decider, 'Decide')?.click()
    await until(() => decided.length)
    expect(decided).toEqual([[expect.stringMatching(/^(Soup|Curry)$/)]])
    expect(stored).toHaveLength(1)
    // Keys are the page's until the focus is inside.
    button(decider, 'Decide')?.blur()
    await userEvent.keyboard('?')
    expect(inside(decider, 'dialog')).toBeNull()
    button(decider, 'Decide')?.focus()
    await userEvent.keyboard('?')
    await until(() => inside(decider, 'dialog[open] kbd'))
    await userEvent.keyboard('{Escape}')
    await until(() => !inside(decider, 'dialog[open]'))
  })

  test('in another language, with other texts, in a theme and a colour of the page', async () => {
    const decider = await shown('kz-decider', { theme: 'light' })
    const section = inside(decider, 'section') ?? document.body
    expect(section.ariaLabel).toBe('Der Entscheider')
    expect(getComputedStyle(section).backgroundColor).toBe('rgb(246, 245, 241)')
    decider.style.setProperty('--kz-ground', 'rgb(1, 2, 3)')
    expect(getComputedStyle(section).backgroundColor).toBe('rgb(1, 2, 3)')
    decider.lang = 'en'
    await until(() => section.ariaLabel === 'The Decider')
    decider.labels = { title: 'Draw' }
    await until(() => section.ariaLabel === 'Draw')
    expect(button(decider, 'Decide')).toBeDefined()
  })

  test('taken out of the page it lets go of its listeners; put back it has its state', async () => {
    const decider = await shown('kz-decider', { lang: 'en', initial: twoItems })
    const section = inside(decider, 'section')
    const decided = vi.fn<() => void>()
    decider.addEventListener('decide', decided)
    button(decider, 'Decide')?.click()
    await until(() => decided.mock.calls.length === 1)
    const shows = () => inside(decider, '.decider-window')?.textContent
    await until(() => inside(decider, '.decider-winner'))
    const winner = shows()
    const letGo = vi.spyOn(document, 'removeEventListener')
    decider.remove()
    await until(() => letGo.mock.calls.some(([type]) => type === 'keydown'))
    document.body.append(decider)
    await until(() => section?.checkVisibility())
    expect(inside(decider, 'section')).toBe(section)
    expect(shows()).toBe(winner)
    button(decider, 'Decide')?.click()
    await until(() => decided.mock.calls.length === 2)
  })

  test('two on a page have data of their own, and those of one `storage` the same', async () => {
    localStorage.removeItem('shared')
    const [one, other, apart] = [
      await shown('kz-decider', { lang: 'en', storage: 'shared' }),
      await shown('kz-decider', { lang: 'en', storage: 'shared' }),
      await shown('kz-decider', { lang: 'en' }),
    ]
    one.shadowRoot?.querySelector<HTMLElement>('[role=switch]')?.click()
    const off = (element: HTMLElement) =>
      element.shadowRoot?.querySelectorAll('[role=switch]:not(:checked)').length
    await until(() => off(one) !== off(apart))
    await expect.poll(() => off(other)).toBe(off(one))
  })
})

test('a form submits the password; a reset makes another, and what is disabled submits none', async () => {
  await load('password-maker')
  document.body.innerHTML =
    '<form><fieldset><kz-password-maker name="password"></kz-password-maker></fieldset></form>'
  const [form, fieldset, maker] = [
    document.querySelector('form'),
    document.querySelector('fieldset'),
    document.querySelector('kz-password-maker'),
  ]
  if (!form || !fieldset || !maker) throw new Error('no form')
  const submitted = () => new FormData(form).get('password')
  await until(() => maker.value.length > 0)
  const first = maker.value
  expect(submitted()).toBe(first)
  expect(maker.form).toBe(form)
  form.reset()
  await until(() => maker.value !== first && submitted() === maker.value)
  fieldset.disabled = true
  await until(() => inside(maker, '[inert]'))
  expect(submitted()).toBeNull()
})

test('the pages of a resume are printed from the document, with the styles of the element', async () => {
  await load('resume-generator')
  await shown('kz-resume-generator', { lang: 'en' })
  const sheets = document.adoptedStyleSheets.length
  const page = () => document.querySelector('body > .resume-generator-print .resume-generator-page')
  await until(() => {
    dispatchEvent(new Event('afterprint'))
    dispatchEvent(new Event('beforeprint'))
    return page()
  })
  expect(getComputedStyle(page() ?? document.body).position).toBe('relative')
  dispatchEvent(new Event('afterprint'))
  await until(() => !page())
  expect(document.adoptedStyleSheets).toHaveLength(sheets)
})
