import { expect, test } from 'vitest'
import { faultsOf } from './checkPages.ts'
import type { WrittenPage } from './WrittenPage.ts'

const page = (path: string, html: string): WrittenPage => ({
  path,
  page: { html: `<h1>Titel</h1>${html}`, head: { description: '' }, status: 200, routeIds: [], bare: false },
})

const faults = (html: string) =>
  faultsOf([page('/', html), page('/blog', '<h2 id="jahr-2024">2024</h2>')], ['/feed.xml'])

test('links to pages, to places in them and to files are sound', () => {
  expect(faults('<a href="/blog">a</a><a href="/blog#jahr-2024">b</a><a href="/feed.xml">c</a>')).toEqual([])
})

test('a link that leads nowhere is a fault', () => {
  expect(faults('<a class="x" href="/blog/nirgends">a</a>')).toEqual([
    '/ links to /blog/nirgends, which does not exist',
  ])
})

test('a link to a place that is not there is a fault, on this page and on another', () => {
  expect(faults('<a href="/blog#jahr-1999">a</a><a href="#unten">b</a>')).toEqual([
    '/ links to /blog#jahr-1999, and there is no such place',
    '/ links to /#unten, and there is no such place',
  ])
})

test('an image without alt is a fault, one with an empty alt is decoration', () => {
  expect(faults('<img src="a.png"><img alt="" src="b.png">')).toEqual([
    '/ has an image without alt: <img src="a.png">',
  ])
})

test('headings out of order are faults', () => {
  expect(faults('<h2>a</h2><h4>b</h4>')).toEqual(['/ leaves out a level before a heading of level 4'])
  expect(faults('<h2>a</h2><h3>b</h3><h2>c</h2>')).toEqual([])
  expect(faults('<h1>noch einer</h1>')).toEqual(['/ has 2 headings of level 1'])
})
