import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@kleinzeug/ui/styles.css'
import '../../styles.css'
import { defaultSettings } from '../../model/deciderData.ts'
import { Decider } from '../Decider.tsx'
import { dishes, stored } from '../Decider.fixtures.ts'

test.each([1100, 360])(
  'a weight that is refused leaves the name as wide as it was, at %d px',
  async (width) => {
    await page.viewport(width, 800)
    const screen = await render(
      <Decider storage={stored(dishes, { settings: { ...defaultSettings, weighted: true } })} />,
    )
    const name = screen.getByRole('button', { name: '„Pizza“ umbenennen' })
    const field = screen.getByRole('spinbutton', { name: 'Gewicht von „Pizza“' })
    await expect.element(field).toBeVisible()
    const before = name.element().getBoundingClientRect()
    const place = field.element().getBoundingClientRect()
    await field.fill('0')
    await expect.element(field).toBeInvalid()
    expect(name.element().getBoundingClientRect().width).toBe(before.width)
    expect(field.element().getBoundingClientRect().left).toBe(place.left)
    // Its reason is below both, inside the row.
    const reason = field.element().closest('.ui-field')?.querySelector('.ui-field-error')
    const row = field.element().closest('li')
    expect(reason?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      field.element().getBoundingClientRect().bottom,
    )
    expect(reason?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      row?.getBoundingClientRect().bottom ?? 0,
    )
  },
)
