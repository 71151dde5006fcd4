import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { fixedSources, stored, traits, year } from './fixtures.ts'
import { SelfReport } from './SelfReport.tsx'

test('a round by keys: answered, left out, one back, recorded', async () => {
  const storage = stored({ traits: traits.slice(0, 3) })
  const screen = await render(<SelfReport storage={storage} sources={fixedSources()} />)
  await userEvent.keyboard('n')
  await expect.element(screen.getByText('Gelassenheit')).toBeVisible()
  await userEvent.keyboard('5s7')
  await expect.element(screen.getByText('2 von 3 beantwortet')).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await userEvent.keyboard('6')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('slider')).toBeVisible()
  expect(storage.read()?.ratings).toMatchObject([
    { date: '2026-11-21', open: false, values: [{ value: 5 }, { value: 0 }, { value: 6 }] },
  ])
})

test('while one rates, no earlier value can be seen', async () => {
  const screen = await render(<SelfReport storage={stored()} sources={fixedSources()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt einschätzen' }))
  expect(
    screen.container.querySelector('.self-report-lanes, .self-report-list, [aria-pressed=true]'),
  ).toBeNull()
  expect(screen.container.textContent).not.toContain('Umzug')
})

test('? shows the keys, and in a text field it is a letter', async () => {
  const screen = await render(<SelfReport storage={stored({ traits })} sources={fixedSources()} />)
  await userEvent.keyboard('e')
  await userEvent.type(screen.getByRole('textbox', { name: 'Eigenschaft' }), '?')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
})

test('a tap on the lines chooses the nearest rating', async () => {
  const screen = await render(<SelfReport storage={stored()} sources={fixedSources()} />)
  const slider = screen.getByRole('slider')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '11')
  const drawing = screen.container.querySelector('.self-report-drawing')
  if (!drawing) throw new Error('no drawing')
  await userEvent.click(drawing, { position: { x: 12, y: 20 } })
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
})

test('the printed questionnaire says of which days its two dots are', async () => {
  const tests = (['2026-03-01', '2026-06-01'] as const).map((date) => ({
    id: date,
    date,
    answers: '12345'.repeat(24),
    note: '',
    open: false,
  }))
  const screen = await render(<SelfReport storage={stored({ tests })} sources={fixedSources()} />)
  await expect
    .poll(() => {
      dispatchEvent(new Event('beforeprint'))
      const heads = Array.from(
        screen.container.querySelectorAll('.self-report-sheet h3'),
        (head) => head.textContent,
      )
      dispatchEvent(new Event('afterprint'))
      return heads
    })
    .toContain('IPIP-NEO-120: 1. März 2026, 1. Juni 2026')
})

test('statements that could not be loaded can be loaded again', async () => {
  let attempts = 0
  const inventory = async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return { items: ['Ich mache mir oft Sorgen'], notes: {}, instruction: ['Sei ehrlich.'], facets: {} }
  }
  const screen = await render(<SelfReport labels={{ inventory }} sources={fixedSources()} />)
  await userEvent.keyboard('i')
  await userEvent.click(screen.getByRole('button', { name: 'Fragebogen beginnen' }))
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }))
  await expect.element(screen.getByText('Sei ehrlich.')).toBeVisible()
  // Without the instruction read no key answers.
  await userEvent.keyboard('3')
  await userEvent.click(screen.getByRole('button', { name: 'Zur ersten Aussage' }))
  await expect.element(screen.getByText('Ich mache mir oft Sorgen')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^3\s*weder noch$/ })).toBeVisible()
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <SelfReport storage={stored(year)} sources={fixedSources()} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Umzug')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})
