import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stored } from './cards.fixtures.ts'
import { NeoCortex } from './NeoCortex.tsx'

test('renders on a server: the defaults, without a style attribute', () => {
  const html = renderToString(<NeoCortex storage={stored()} />)
  expect(html).toContain('Gedanke oder Adresse')
  expect(html).not.toContain('Vergessenskurve')
  expect(html).not.toContain('style=')
})
