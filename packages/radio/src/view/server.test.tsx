import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createRadio } from '../state/createRadio.ts'
import { Radio } from './Radio.tsx'
import { RadioWidget } from './RadioWidget.tsx'

test('device and widget render on a server, without a style attribute', () => {
  const player = createRadio()
  const html = renderToString(
    <>
      <Radio player={player} pinned onPinnedChange={() => {}} />
      <RadioWidget player={player} onPinnedChange={() => {}} />
      <Radio />
    </>,
  )
  expect(html).toContain('SWR3')
  expect(html).toContain('aria-valuetext="80 Prozent"')
  expect(html).not.toContain('style=')
})
