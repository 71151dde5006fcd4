import { until, type Engine } from '@kleinzeug/tooling/engines'

const inside = (tag: string) => `document.querySelector('${tag}').shadowRoot`
const key = (tag: string, name: string) =>
  `[...${inside(tag)}.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === '${name}')`

/** Uses the three elements of a page without a build, as a visitor does, and returns what is to be known of it. */
export async function usePlainPage(engine: Engine, url: string) {
  await engine.goTo(url)
  for (const tag of ['kz-decider', 'kz-password-maker', 'kz-number-guessing'])
    await until(engine, `${inside(tag)}?.querySelector('section button')`)

  // Styles and theme are those of the element, wherever the page has its own.
  const ground = await engine.evaluate(
    `getComputedStyle(${inside('kz-decider')}.querySelector('section')).backgroundColor`,
  )

  await engine.evaluate(`${key('kz-decider', 'Decide')}.click() ?? true`)
  await until(engine, `/^(Soup|Curry) it is$/.test(document.querySelector('output').textContent)`)

  // A key of a tool, with the focus inside of it, and a dialog over the page.
  await engine.evaluate(`${key('kz-decider', 'Decide')}.focus() ?? true`)
  await engine.press('?')
  await until(engine, `${inside('kz-decider')}.querySelector('dialog[open] kbd')`)
  await engine.press('Escape')
  await until(engine, `!${inside('kz-decider')}.querySelector('dialog[open]')`)

  // A property that was set before the element was defined.
  await until(engine, `${inside('kz-number-guessing')}.querySelector('[aria-label="Find my number"]')`)
  const field = `${inside('kz-number-guessing')}.querySelector('input:not([type=radio], [type=checkbox])')`
  await engine.evaluate(`${field}.focus() ?? true`)
  await engine.type('50')
  await engine.press('Enter')
  const guessed = `${inside('kz-number-guessing')}.querySelector('.number-guessing-turn')`
  await until(engine, guessed)
  await until(engine, `(localStorage.getItem('game') ?? '').includes('50')`)

  // The form submits the password.
  const password = await engine.evaluate(`document.querySelector('kz-password-maker').value`)
  await engine.evaluate(`document.querySelector('form button').click() ?? true`)
  await until(engine, `location.search !== ''`)
  const submitted = await engine.evaluate(`new URLSearchParams(location.search).get('password')`)

  // The page was left: what was stored is there again.
  await until(engine, guessed)
  return { ground, password, submitted, complaints: engine.complaints }
}
