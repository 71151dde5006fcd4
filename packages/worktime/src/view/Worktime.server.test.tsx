import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Worktime } from './Worktime.tsx'
import { fullYears, stored } from './Worktime.fixtures.ts'

test('renders on a server: the unlit device, whatever is stored and whatever day it is', () => {
  const html = renderToString(<Worktime storage={stored(fullYears())} sources={{ now: () => 0 }} />)
  expect(html).toBe(renderToString(<Worktime />))
  expect(html).toContain('worktime-unlit')
  expect(html).not.toContain('style=')
})
