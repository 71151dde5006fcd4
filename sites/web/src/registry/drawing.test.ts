import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Classes that a stylesheet of the site names. */
const classesOf = (file: string) => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|\{[^{}]*\}/g,
    ' ',
  )
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
}

test('drawings of tools and of articles share no class: both stylesheets may be on one page', () => {
  const tools = classesOf('drawing.css')
  expect(tools.size).toBeGreaterThan(3)
  expect([...classesOf('../content/drawing.css')].filter((name) => tools.has(name))).toEqual([])
})
