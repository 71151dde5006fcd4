import { memoryStorage } from '@kleinzeug/storage'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PasswordMakerData } from '../model/data.ts'
import { passwordMakerSlice } from '../storage.ts'
import { PasswordMaker } from './PasswordMaker.tsx'

test('renders on a server: the defaults, no password, no style attribute', () => {
  const stored = memoryStorage<PasswordMakerData>({ ...passwordMakerSlice.defaults(), purpose: 'pin' })
  const html = renderToString(<PasswordMaker storage={stored} />)
  expect(html).toMatch(/value="main"[^>]*checked|checked[^>]*value="main"/)
  expect(html).not.toContain('password-maker-password')
  expect(html, 'no strength without a password').toMatch(/<dd[^>]*>–<\/dd>/)
  expect(html).not.toMatch(/<dd[^>]*>(?!–<)/)
  expect(html).not.toContain('password-maker-hairline')
  expect(html).not.toContain('style=')
})
