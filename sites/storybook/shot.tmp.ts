import { chromium } from 'playwright'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { serveBuilt } from '/wt/storybook/sites/storybook/builtStorybook.ts'
const [,, path, out, w='1440', h='900', full='1', theme='dark'] = process.argv
const { url, close } = await serveBuilt()
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage({ viewport: { width: +w, height: +h }, locale: 'de-DE' })
page.on('console', m => m.type()==='error' && console.log('console', m.text().slice(0,300)))
page.on('pageerror', e => console.log('pageerror', String(e).slice(0,400)))
await page.goto(url + path + `&globals=theme:${theme}`)
await page.waitForTimeout(5000)
await page.screenshot({ path: out, fullPage: full==='1' })
await browser.close(); await close()
