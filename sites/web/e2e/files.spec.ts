import { expect, test } from '@playwright/test'
import { pages } from './pages.ts'

const posts = pages.filter(({ path }) => path.startsWith('/blog/'))

test('the feed is well-formed Atom with everything a reader needs', async ({ page, request }) => {
  const response = await request.get('/feed.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const text = await response.text()
  await page.goto('/blog')
  const feed = await page.evaluate((xml) => {
    // Reading XML is a sink of Trusted Types, which the page forbids: an address is none.
    const request = new XMLHttpRequest()
    request.open('GET', '/feed.xml', false)
    request.send()
    const { responseXML: tree } = request
    const atom = 'http://www.w3.org/2005/Atom'
    const of = (parent: Element, name: string) =>
      [...parent.children].filter((child) => child.localName === name && child.namespaceURI === atom)
    const root = tree!.documentElement
    const textOf = (parent: Element, name: string) => of(parent, name)[0]?.textContent ?? ''
    return {
      same: request.responseText === xml,
      name: root.localName,
      id: textOf(root, 'id'),
      title: textOf(root, 'title'),
      updated: textOf(root, 'updated'),
      author: textOf(root, 'author'),
      self: of(root, 'link').some((link) => link.getAttribute('rel') === 'self'),
      entries: of(root, 'entry').map((entry) => ({
        id: textOf(entry, 'id'),
        title: textOf(entry, 'title'),
        updated: textOf(entry, 'updated'),
        summary: textOf(entry, 'summary'),
        content: textOf(entry, 'content'),
        type: of(entry, 'content')[0]?.getAttribute('type'),
        tags: of(entry, 'category').map((tag) => tag.getAttribute('term')),
      })),
    }
  }, text)
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
  expect(feed).toMatchObject({ same: true, name: 'feed', title: 'Kleinzeug', self: true })
  expect(feed.id).toMatch(/^https:/)
  expect(feed.updated).toMatch(moment)
  expect(feed.author).not.toBe('')
  expect(feed.entries).toHaveLength(posts.length)
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(posts.length)
  for (const entry of feed.entries) {
    expect(entry.updated, entry.id).toMatch(moment)
    expect(entry.title && entry.summary, entry.id).toBeTruthy()
    expect(entry.type).toBe('html')
    expect(entry.tags.length, entry.id).toBeGreaterThan(0)
    expect(entry.content.length, entry.id).toBeGreaterThan(2000)
    expect(entry.content, entry.id).not.toMatch(/(href|src)="[/#]/)
  }
})

test('the sitemap lists every page that may be found, and no other', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const expected = pages.filter(({ hidden }) => !hidden).map(({ path }) => path)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('the manifest is one, and its icons are there', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { icons }: { icons: Array<{ src: string; type: string }> } = await response.json()
  for (const { src, type } of icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
  }
})

test('a shared page has its own picture, and a post tells machines what it is', async ({ page, request }) => {
  await page.goto('/blog/serenity')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const response = await request.get(new URL(image!).pathname)
  expect(response.headers()['content-type']).toBe('image/png')
  const bytes = await response.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  expect(data).toMatchObject({ '@type': 'BlogPosting', image, headline: expect.any(String) })
})
