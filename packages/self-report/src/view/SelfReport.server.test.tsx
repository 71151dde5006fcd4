import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stored } from './fixtures.ts'
import { SelfReport } from './SelfReport.tsx'

test('renders on a server: the defaults, without a style attribute', () => {
  const html = renderToString(<SelfReport storage={stored()} />)
  expect(html).toContain('Was willst du an dir beobachten?')
  expect(html).not.toContain('Umzug')
  expect(html).not.toContain('style=')
})
