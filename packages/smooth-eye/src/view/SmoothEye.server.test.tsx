import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultLabels } from '../labels.ts'
import { withSettings } from './log/sessions.fixtures.ts'
import { SmoothEye } from './SmoothEye.tsx'

test('renders on a server: the defaults, without a style attribute', () => {
  const html = renderToString(<SmoothEye storage={withSettings({ speed: 29 })} />)
  expect(html).toContain('Start')
  expect(html).toContain('Noch keine Übung')
  expect(html).toContain(defaultLabels.speedValue(12))
  expect(html).not.toContain(defaultLabels.speedValue(29))
  expect(html).not.toContain('style=')
})
