import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotationTrainer } from './NotationTrainer.tsx'

test('renders on a server, the same each time and without style attributes', () => {
  const markup = renderToString(<NotationTrainer />)
  expect(markup.match(/data-square="/g)).toHaveLength(64)
  expect(markup.match(/data-piece="/g)).toHaveLength(32)
  expect(markup).not.toContain('style=')
  expect(renderToString(<NotationTrainer />)).toBe(markup)
})
