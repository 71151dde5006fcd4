import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stored } from './entries.fixtures.ts'
import { SizeComparison } from './SizeComparison.tsx'

test('renders on a server: the defaults, without a style attribute', () => {
  const html = renderToString(<SizeComparison storage={stored()} />)
  expect(html).toContain('Die Zeichnungen werden geladen')
  expect(html).not.toContain('Mein Esstisch')
  expect(html).not.toContain('style=')
})
