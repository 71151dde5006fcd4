import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { complaints, startReact } from './pages.ts'

/** A device: a browser context with data of its own, stored before the first page reads them. */
async function device(browser: Browser, record: Readonly<Record<string, unknown>>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript((text) => {
    if (localStorage.getItem('kleinzeug') === null) localStorage.setItem('kleinzeug', text)
  }, JSON.stringify(record))
  return page
}

const lists = (...names: readonly string[]) => ({
  decider: { lists: names.map((name) => ({ name, items: [{ name: `${name} eins` }] })) },
})

async function open(page: Page) {
  await page.goto('/meta/transfer')
  await startReact(page)
}

/** The text that „Code kopieren“ copies. */
async function copiedCode(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page.getByRole('img', { name: 'Code dieses Geräts' })).toBeVisible()
  await page.getByRole('button', { name: 'Code kopieren' }).click()
  await expect(page.getByText('Kopiert', { exact: true })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function paste(page: Page, code: string) {
  await page.getByLabel('Code des anderen Geräts').fill(code)
  await page.getByRole('button', { name: 'Übernehmen' }).click()
}

/** Carries both codes by text; afterwards the devices connect. */
async function connect(first: Page, second: Page) {
  await Promise.all([open(first), open(second)])
  await first.getByRole('button', { name: 'Code zeigen' }).click()
  await second.getByRole('button', { name: 'Code lesen' }).click()
  await paste(second, await copiedCode(first))
  await paste(first, await copiedCode(second))
}

const stored = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem('kleinzeug'))
  const { meta: _meta, ...fields } = JSON.parse(text ?? '{}')
  return fields
}
const namesOf = async (page: Page) => {
  const { decider } = await stored(page)
  return decider.lists.map(({ name }: { name: string }) => name).toSorted()
}
const merge = (page: Page) => page.getByRole('button', { name: 'Zusammenführen' })

test('two devices connect without a server and hold the union of both', async ({ browser }) => {
  const [first, second] = [
    await device(browser, lists('Essen', 'Beide')),
    await device(browser, lists('Filme', 'Beide')),
  ]
  const list = [...complaints(first), ...complaints(second)]
  const requests: string[] = []
  for (const page of [first, second])
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await connect(first, second)
  for (const page of [first, second]) {
    await expect(page.getByText('Verschickt: 1 Werkzeug. Angekommen: 1 Werkzeug.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Entscheider' })).toContainText('3 Listen')
  }
  expect(await namesOf(first)).toEqual(['Beide', 'Essen'])
  for (const page of [first, second]) {
    await merge(page).click()
    await expect(page.getByText('Zusammengeführt.')).toBeVisible()
    await expect.poll(() => namesOf(page)).toEqual(['Beide', 'Essen', 'Filme'])
  }
  expect((await stored(first)).decider).toEqual((await stored(second)).decider)
  // Neither the data nor a code went to a server, and nothing left this one.
  for (const request of requests) {
    expect(request).toMatch(/^http:\/\/localhost:/)
    expect(request).not.toMatch(/Essen|Filme|kleinzeug1/)
  }
  expect(list).toEqual([])

  await first.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(first.getByText('Dieses Gerät ist wieder auf dem Stand von vorher.')).toBeVisible()
  await expect.poll(() => namesOf(first)).toEqual(['Beide', 'Essen'])
})

test(
  'a second transfer carries only the tool that was edited since',
  { tag: '@more' },
  async ({ browser }) => {
    const own = { ...lists('Essen'), worktime: {} }
    const [first, second] = [await device(browser, own), await device(browser, own)]
    await connect(first, second)
    for (const page of [first, second])
      await expect(page.getByText('Beide Geräte haben schon denselben Stand.')).toBeVisible()

    await first.goto('/apps/decider')
    await startReact(first)
    await first.getByRole('textbox', { name: 'Neuer Eintrag' }).fill('Nudeln')
    await first.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect.poll(async () => JSON.stringify(await stored(first))).toContain('Nudeln')
    await connect(first, second)
    await expect(second.getByText('Verschickt: 1 Werkzeug. Angekommen: 1 Werkzeug.')).toBeVisible()
    await merge(second).click()
    await expect.poll(async () => (await stored(second)).decider).toEqual((await stored(first)).decider)
    expect(JSON.stringify(await stored(second))).toContain('Nudeln')
  },
)

test(
  'a code that is foreign, cut, newer, one’s own or for another step is refused in words',
  { tag: '@more' },
  async ({ browser }) => {
    const [first, second] = [await device(browser, lists('Essen')), await device(browser, lists('Filme'))]
    await Promise.all([open(first), open(second)])
    await first.getByRole('button', { name: 'Code zeigen' }).click()
    const code = await copiedCode(first)
    await second.getByRole('button', { name: 'Code zeigen' }).click()
    for (const [text, sentence] of [
      ['https://example.org/', 'Das ist kein Code dieser Seite.'],
      [code.slice(0, -20), 'An diesem Code fehlt etwas.'],
      [code.replace('kleinzeug1', 'kleinzeug2'), 'neueren Version'],
      [code, 'Das ist der Code dieses Geräts.'],
      [await copiedCode(second), 'Beide Geräte zeigen zuerst.'],
    ] as const) {
      await paste(first, text)
      await expect(first.getByText(sentence)).toBeVisible()
      await expect(first.getByLabel('Code des anderen Geräts')).toHaveValue(text)
    }
  },
)

test(
  'a connection that ends before everything is there leaves both as they were',
  { tag: '@more' },
  async ({ browser }) => {
    const [first, second] = [await device(browser, lists('Essen')), await device(browser, lists('Filme'))]
    // The first message arrives, and then the other device is gone.
    await second.addInitScript(() => {
      const prototype = RTCDataChannel.prototype
      const send: unknown = Reflect.get(prototype, 'send')
      Object.defineProperty(prototype, 'send', {
        value(this: RTCDataChannel, data: unknown) {
          if (typeof data !== 'string') this.close()
          else if (typeof send === 'function') Reflect.apply(send, this, [data])
        },
      })
    })
    await connect(first, second)
    for (const page of [first, second]) {
      await expect(page.getByText('Die Verbindung ist abgerissen, bevor alles da war.')).toBeVisible()
      await expect(merge(page)).toHaveCount(0)
    }
    expect(await namesOf(first)).toEqual(['Essen'])
    expect(await namesOf(second)).toEqual(['Filme'])
  },
)

test(
  'where there is no way to the other device the page says so, and what helps',
  { tag: '@more' },
  async ({ browser }) => {
    const [first, second] = [await device(browser, lists('Essen')), await device(browser, lists('Filme'))]
    await first.clock.install()
    await Promise.all([open(first), open(second)])
    await first.getByRole('button', { name: 'Code zeigen' }).click()
    await second.getByRole('button', { name: 'Code lesen' }).click()
    await paste(second, await copiedCode(first))
    const answer = await copiedCode(second)
    await second.close()
    await paste(first, answer)
    await expect(first.getByText('Die Geräte suchen einander')).toBeVisible()
    await first.clock.fastForward(20_000)
    await expect(first.getByText('Die Geräte finden keinen direkten Weg zueinander.')).toBeVisible()
    await expect(first.getByRole('link', { name: /Verschlüsselt exportieren/ })).toBeVisible()
    expect(await namesOf(first)).toEqual(['Essen'])
  },
)

test('every state is accessible, and as wide as a small phone', { tag: '@more' }, async ({ browser }) => {
  const [first, second] = [await device(browser, lists('Essen')), await device(browser, lists('Filme'))]
  const check = async (page: Page) => {
    await expectNoFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  for (const page of [first, second]) await page.setViewportSize({ width: 360, height: 740 })
  await Promise.all([open(first), open(second)])
  await first.getByRole('button', { name: 'Code zeigen' }).focus()
  await first.keyboard.press('Enter')
  const code = await copiedCode(first)
  await check(first)
  await second.getByRole('button', { name: 'Code lesen' }).click()
  await paste(second, 'falsch')
  await expect(second.getByText('Das ist kein Code dieser Seite.')).toBeVisible()
  await check(second)
  await paste(second, code)
  await paste(first, await copiedCode(second))
  await expect(merge(second)).toBeVisible()
  await check(second)
  await merge(second).click()
  await expect(second.getByText('Zusammengeführt.')).toBeVisible()
  await check(second)
})

test('the camera reads the picture that the other device shows', { tag: '@more' }, async ({ browser }) => {
  const [first, second] = [await device(browser, lists('Essen')), await device(browser, lists('Filme'))]
  await Promise.all([open(first), open(second)])
  expect(await first.evaluate(() => Reflect.get(document, 'featurePolicy').allowsFeature('camera'))).toBe(
    true,
  )
  await first.getByRole('button', { name: 'Code zeigen' }).click()
  const picture = (await first.getByRole('img', { name: 'Code dieses Geräts' }).screenshot()).toString(
    'base64',
  )
  // A drawing stands in for the camera, which has the picture in the middle of a dark room.
  await second.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const context = canvas.getContext('2d')!
    const draw = () => {
      context.fillRect(0, 0, 1280, 720)
      context.drawImage(image, 400, 120, 480, 480)
      requestAnimationFrame(draw)
    }
    draw()
    const stream = canvas.captureStream(10)
    Object.assign(window, { stream })
    navigator.mediaDevices.getUserMedia = async () => stream
  }, picture)
  await second.getByRole('button', { name: 'Code lesen' }).click()
  await second.getByRole('button', { name: 'Mit der Kamera lesen' }).click()
  await expect(second.getByRole('img', { name: 'Code dieses Geräts' })).toBeVisible()
  const isOff = () =>
    second.evaluate(() =>
      Reflect.get(window, 'stream')
        .getTracks()
        .every((track: MediaStreamTrack) => track.readyState === 'ended'),
    )
  await expect.poll(isOff).toBe(true)
})

test(
  'without a camera, or where it is refused, the page says how it goes on',
  { tag: '@more' },
  async ({ browser }) => {
    const page = await device(browser, {})
    // Come from another page: the document is loaded anew, as only this one may ask for the camera.
    await page.goto('/meta/privacy')
    await page.getByRole('link', { name: 'Übertragen' }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(document, 'featurePolicy').allowsFeature('camera')))
      .toBe(true)
    await startReact(page)
    await page.getByRole('button', { name: 'Code lesen' }).click()
    for (const [name, sentence] of [
      ['NotFoundError', 'Hier ist keine Kamera zu finden.'],
      ['NotAllowedError', 'Die Kamera ist nicht freigegeben.'],
      ['NotReadableError', 'Die Kamera ließ sich nicht starten.'],
    ] as const) {
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
      }, name)
      await page.getByRole('button', { name: 'Mit der Kamera lesen' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
    }
  },
)
