import { parse } from 'node-html-parser'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

// Address counts in the texts through a module of the build; the pages' own test sees it.
const modules = import.meta.glob<Record<string, ComponentType>>(
  ['../../content/drawings/*.tsx', '!../../content/drawings/Address.tsx'],
  { eager: true },
)
const drawings = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).map((Component) => ({
    file,
    markup: renderToStaticMarkup(createElement(Component)),
  })),
)

test('there are as many drawings as files', () => {
  expect(drawings.length).toBeGreaterThan(15)
})

test.each(drawings)(
  '$file is whole: every number is one, and nothing needs a style or a script',
  ({ markup }) => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|\[object/)
    expect(markup).not.toMatch(/ style=| on[a-z]+=/)
  },
)

test.each(drawings)('$file stands within its own width', ({ markup }) => {
  const outside = parse(markup)
    .querySelectorAll('rect, circle, text')
    .filter((shape) => {
      const [x, width] = ['x', 'width'].map((name) => Number(shape.getAttribute(name) ?? 0))
      const center = Number(shape.getAttribute('cx') ?? 0)
      return x! < 0 || x! + width! > 400.5 || center < 0 || center > 400
    })
  expect(outside.map(String)).toEqual([])
})
