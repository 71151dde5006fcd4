import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { start } from '../trainerOnScreen.fixtures.tsx'

const finished = (name: string, wrong: number[], at = 1_698_999_999_999) => ({
  name,
  time: 7200,
  textMode: false,
  at,
  errors: wrong.length,
  hinted: false,
  wrong,
})

test('the overview has what is known of each line, and leads to the next, a random and the hardest one', async () => {
  const { storage, view } = await start()
  storage.write({
    ...storage.read()!,
    stats: [{ name: 'Italienisch', time: 7200, textMode: false }],
    runs: [
      finished('Italienisch', [2]),
      finished('Italienisch', [4, 2], 1_699_000_000_001),
      finished('Londoner System', [0, 1]),
    ],
    cards: [
      {
        name: 'Italienisch',
        due: 1_700_000_000_000,
        last: 0,
        stability: 1,
        difficulty: 1,
        repetitions: 1,
        lapses: 0,
      },
    ],
  })
  const open = () => userEvent.click(view.getByRole('button', { name: 'Überblick …' }))
  const title = (name: string) => view.getByRole('heading', { name, exact: true })
  await open()
  await expect
    .element(view.getByRole('button', { name: /^Italienisch 2 Durchgänge/ }))
    .toHaveAccessibleName(
      'Italienisch 2 Durchgänge zuletzt 03.11.2023 heute dran 2. Sg1-f3 2-mal falsch 0:07,2',
    )

  await userEvent.click(view.getByRole('button', { name: 'Schwerste' }))
  await expect.element(title('Londoner System')).toBeVisible()
  await open()
  await userEvent.click(view.getByRole('button', { name: 'Nächste', exact: true }))
  await expect.element(title('Zapata – Anand, Biel 1988')).toBeVisible()
  await open()
  await userEvent.click(view.getByRole('button', { name: 'Zufällige' }))
  await expect.element(title('Zapata – Anand, Biel 1988')).not.toBeInTheDocument()
  await open()
  await userEvent.click(view.getByRole('button', { name: /^Spanisch/ }))
  await expect.element(title('Spanisch')).toBeVisible()
  // The line before by one key.
  await userEvent.keyboard('l')
  await expect.element(title('Spanisch')).not.toBeInTheDocument()
})
