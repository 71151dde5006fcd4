/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** Adds a rule as a host's own stylesheet has it: before those of the packages. */
const addHostStyle = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = document.createElement('style')
    sheet.textContent = text
    document.head.prepend(sheet)
  }, rule)

/** The elements whose text a page shrinks that sets `html{font-size:62.5%}`, once each. */
export async function shrunkByHost(page: Page, tool: string) {
  // Parts that load on request belong to the tool too.
  await page.waitForLoadState('networkidle')
  // Measured in one task: a part that comes in between would shift the elements that are compared.
  return page.evaluate((root) => {
    const texts = [...document.querySelectorAll(`main ${root}, main ${root} *`)].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const before = texts.map(sizeOf)
    const sheet = document.createElement('style')
    sheet.textContent = 'html{font-size:62.5%}'
    document.head.prepend(sheet)
    const shrunk = texts.flatMap((element, index) => {
      const [was, is] = [before[index] ?? 0, sizeOf(element)]
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      return is < was - 0.1 ? [`${name}: ${was} → ${is}`] : []
    })
    return [...new Set(shrunk)]
  }, `.${tool}`)
}

/** The sections of a tool that take over a page's `section{padding:60px}`. */
export async function paddedByHost(page: Page, tool: string) {
  await addHostStyle(page, 'section{padding:60px}')
  return page.evaluate(
    (root) =>
      [...document.querySelectorAll(`main ${root}, main ${root} section`)]
        .filter((section) => getComputedStyle(section).paddingTop === '60px')
        .map((section) => section.className),
    `.${tool}`,
  )
}

/** Whether a tool paints its own ground, so that its text can be read on a page of any colour. */
export const paintsGround = (page: Page, tool: string) =>
  page.evaluate((root) => {
    const element = document.querySelector(`main ${root}`)
    return element !== null && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
  }, `.${tool}`)

/** Ids that a page has more than once. */
export const doubleIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  })
