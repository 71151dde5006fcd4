import { expect, test } from 'vitest'
import { withHostGuard } from './hostGuard.ts'

test('rules for names of elements come first, stronger than those of a page', () => {
  const css = withHostGuard(
    '.ui-button{color:red}:where(.worktime) :where(p,ul){margin:0}.worktime-note{margin:4px}',
    'worktime',
  )
  expect(css).toContain('.worktime :where(p,ul){margin:0}.ui-button')
  expect(css).not.toContain(':where(.worktime) :where(p')
  expect(css).toMatch(/^:where\(section\)\.worktime,/)
  expect(css).toMatch(/\.worktime-note\{margin:4px\}$/)
})
