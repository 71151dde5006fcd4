import { memoryStorage } from '@kleinzeug/storage'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NumberGuessingData } from '../model/data.ts'
import { numberGuessingSlice } from '../storage.ts'
import { NumberGuessing } from './NumberGuessing.tsx'

test('renders on a server: the defaults, without a style attribute', () => {
  const storage = memoryStorage<NumberGuessingData>({
    ...numberGuessingSlice.defaults(),
    games: [{ mode: 'guess', low: 1, high: 100, secret: 42, turns: [{ guess: 77, answer: 'lower' }] }],
  })
  const html = renderToString(<NumberGuessing storage={storage} />)
  expect(html).toContain('Ich denke mir eine Zahl von 1 bis 100.')
  expect(html).not.toContain('77')
  expect(html).not.toContain('style=')
})
