import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Achievements } from './Achievements.tsx'
import { stored } from './entries.fixtures.ts'

test('renders on a server: the defaults, without a style attribute', () => {
  const html = renderToString(<Achievements storage={stored()} />)
  expect(html).toContain('Die Linie steigt mit jedem Erfolg')
  expect(html).not.toContain('Vortrag')
  expect(html).not.toContain('style=')
})
