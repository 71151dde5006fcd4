import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deciderSlice } from '../storage.ts'
import '../styles.css'
import { Decider } from './Decider.tsx'

const start = deciderSlice.decode({
  lists: [{ name: 'Boote', items: ['Kanu', 'Floß'].map((name) => ({ name, active: true })) }],
})

test('a page that holds the data takes an item over, and refuses another one', async () => {
  function Page() {
    const [data, setData] = useState(start ?? deciderSlice.defaults())
    return (
      <Decider
        value={data}
        onValueChange={(next) => {
          if (next.lists.every(({ items }) => items.length < 4)) setData(next)
        }}
      />
    )
  }
  const screen = await render(<Page />)
  const field = screen.getByRole('textbox', { name: 'Neuer Eintrag' })
  await field.fill('Rikscha')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('switch', { name: '„Rikscha“ aktiv' })).toBeVisible()
  await field.fill('Draisine')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('switch', { name: '„Draisine“ aktiv' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('switch', { name: '„Rikscha“ aktiv' })).toBeVisible()
})
