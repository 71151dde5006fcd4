import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Decider } from './Decider.tsx'

test('renders on a server, without inline styles', () => {
  const html = renderToString(<Decider />)
  expect(html).toContain('Nächstes Auto')
  expect(html).not.toContain('style=')
})
