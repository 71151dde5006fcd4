import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useView, type ViewProps } from './useView.ts'

const lines = ['erste', 'zweite', 'dritte']

/** A tool that starts with its first line and knows three. */
function Lines(props: ViewProps) {
  const [line, setLine] = useState('erste')
  useView(props, line, (view) => {
    if (lines.includes(view)) setLine(view)
  })
  return (
    <>
      <output>{line}</output>
      {lines.map((name) => (
        <button key={name} onClick={() => setLine(name)}>
          {name}
        </button>
      ))}
    </>
  )
}

const shown = (text: string) =>
  vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text))

test('a view is shown and followed; without one the tool shows its start', async () => {
  const onViewChange = vi.fn<(view: string | undefined) => void>()
  const page = await render(<Lines view="zweite" onViewChange={onViewChange} />)
  await shown('zweite')
  await page.rerender(<Lines view="dritte" onViewChange={onViewChange} />)
  await shown('dritte')
  await page.rerender(<Lines view="keine" onViewChange={onViewChange} />)
  await shown('dritte')
  await page.rerender(<Lines onViewChange={onViewChange} />)
  await shown('erste')
  expect(onViewChange).not.toHaveBeenCalled()
})

test('what the visitor shows is reported, and no view for the start', async () => {
  const onViewChange = vi.fn<(view: string | undefined) => void>()
  const page = await render(<Lines onViewChange={onViewChange} />)
  await userEvent.click(page.getByRole('button', { name: 'zweite' }))
  await vi.waitFor(() => expect(onViewChange.mock.calls).toEqual([['zweite']]))
  await page.rerender(<Lines view="zweite" onViewChange={onViewChange} />)
  await userEvent.click(page.getByRole('button', { name: 'erste' }))
  await vi.waitFor(() => expect(onViewChange.mock.calls).toEqual([['zweite'], [undefined]]))
})

test('an address that follows late does not take the newest choice back', async () => {
  const onViewChange = vi.fn<(view: string | undefined) => void>()
  const page = await render(<Lines onViewChange={onViewChange} />)
  await userEvent.click(page.getByRole('button', { name: 'zweite' }))
  await userEvent.click(page.getByRole('button', { name: 'dritte' }))
  await page.rerender(<Lines view="zweite" onViewChange={onViewChange} />)
  await shown('dritte')
  await page.rerender(<Lines view="dritte" onViewChange={onViewChange} />)
  await shown('dritte')
  expect(onViewChange.mock.calls).toEqual([['zweite'], ['dritte']])
})

test('what was shown before the view is joined is reported, where the start is known', async () => {
  function Late(props: ViewProps) {
    useView(props, 'zweite', () => {}, 'erste')
    return null
  }
  const onViewChange = vi.fn<(view: string | undefined) => void>()
  await render(<Late onViewChange={onViewChange} />)
  await vi.waitFor(() => expect(onViewChange.mock.calls).toEqual([['zweite']]))
})

test('a choice before the view is joined is kept and reported; the next view is followed', async () => {
  function Late(props: ViewProps) {
    const [line, setLine] = useState('zweite')
    useView(props, line, setLine, line, true)
    return <output>{line}</output>
  }
  const onViewChange = vi.fn<(view: string | undefined) => void>()
  const page = await render(<Late view="dritte" onViewChange={onViewChange} />)
  await vi.waitFor(() => expect(onViewChange.mock.calls).toEqual([[undefined]]))
  await shown('zweite')
  await page.rerender(<Late view="erste" onViewChange={onViewChange} />)
  await shown('erste')
})
