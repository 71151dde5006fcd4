/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** Adds a rule as a host's own stylesheet has it: before those of the packages. */
const addHostStyle = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = document.createElement('style')
    sheet.textContent = text
    document.head.prepend(sheet)
  }, rule)

/** Text sizes of a tool in px, by element; those without text of their own are left out. */
const textSizes = (page: Page, tool: string) =>
  page.evaluate(
    (root) =>
      [...document.querySelectorAll(`main ${root}, main ${root} *`)]
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .map((element) => [
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
          Number.parseFloat(getComputedStyle(element).fontSize),
        ]),
    `.${tool}`,
  )

/** The elements whose text a page shrinks that sets `html{font-size:62.5%}`, once each. */
export async function shrunkByHost(page: Page, tool: string) {
  const before = await textSizes(page, tool)
  await addHostStyle(page, 'html{font-size:62.5%}')
  const after = await textSizes(page, tool)
  const shrunk = after.flatMap(([name, size], index) =>
    Number(size) < Number(before[index]?.[1]) - 0.1 ? [`${name}: ${before[index]?.[1]} → ${size}`] : [],
  )
  return [...new Set(shrunk)]
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
