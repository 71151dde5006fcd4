import { memoryStorage } from '@kleinzeug/storage'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NeoCortex } from './NeoCortex.tsx'

test('renders on a server: the defaults, without a style attribute', () => {
  const html = renderToString(<NeoCortex storage={memoryStorage({ entries: [{ name: 'Brot' }] })} />)
  expect(html).toContain('Noch gibt es keinen Eintrag')
  expect(html).not.toContain('Brot')
  expect(html).not.toContain('style=')
})
