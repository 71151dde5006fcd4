import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { fixedSources } from './cards.fixtures.ts'
import { NeoCortex } from './NeoCortex.tsx'

const line = vi.hoisted(() => {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  return { free, release }
})

vi.mock('../model/collection/readCollection.ts', async (original) => {
  await line.free
  return original()
})

test('who asks for any card before the collection has loaded gets one when it has', async () => {
  await render(<NeoCortex sources={fixedSources()} />)
  await page.getByRole('button', { name: 'Zufall' }).click()
  line.release()
  await expect.element(page.getByRole('button', { name: 'Behalten', exact: true })).toBeVisible()
})
