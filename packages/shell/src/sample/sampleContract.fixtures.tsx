import { memoryStorage, type Drafts, type Slice, type StorageAdapter } from '@kleinzeug/storage'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Sources } from '../environment.ts'
import type { ToolSample } from './ToolSample.ts'

/** What the contract needs to know of a tool. */
export interface SampleSubject<Data> {
  readonly slice: Slice<Data>
  readonly sample: ToolSample<Data>
  readonly Tool: ComponentType<{ storage?: StorageAdapter<Data> | undefined; sources?: Sources | undefined }>
  /** Makes an entry by the controls of the tool, with German labels, be it empty or filled. */
  readonly enter: () => Promise<unknown>
}

const sources = { now: () => new Date(2026, 10, 21, 12).getTime() }
const shown = (selector: string) => document.querySelector(selector)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** The sample of an empty tool: data of its slice, drawn and never stored, tried in a copy, kept once, undone. */
export function sampleContract<Data>({ slice, sample, Tool, enter }: SampleSubject<Data>) {
  async function open() {
    const inner = memoryStorage<Data>()
    const write = vi.fn<(data: Data) => void>(inner.write)
    const drafts = memoryStorage<Drafts>()
    const storage = { ...inner, write, drafts }
    const screen = await render(<Tool storage={storage} sources={sources} />)
    await expect.poll(() => shown('.ui-sample')).not.toBeNull()
    return { screen, storage, write, drafts }
  }
  const trial = async () => {
    await userEvent.keyboard('k')
    await expect.poll(() => shown('.ui-trial')).not.toBeNull()
  }

  describe('the sample', () => {
    test.each(['de', 'en'] as const)('is read by the slice as it is: %s', (language) => {
      for (const today of ['2026-11-21', '2024-02-29', '2027-01-01', '2026-12-31']) {
        const data = sample[language](today)
        const reject = vi.fn<() => void>()
        expect(slice.decode(structuredClone(data), reject)).toEqual(data)
        expect(reject).not.toHaveBeenCalled()
      }
    })

    test('is not in what a server renders', () => {
      expect(renderToString(<Tool sources={sources} />)).not.toMatch(/ui-sample|ui-trial/)
    })

    test('is drawn beside a mark, where nobody can read or reach it, and stores nothing', async () => {
      const { write } = await open()
      for (const drawing of document.querySelectorAll('.ui-sample')) {
        expect(drawing.getAttribute('aria-hidden')).toBe('true')
        expect(drawing instanceof SVGElement || drawing.hasAttribute('inert')).toBe(true)
      }
      expect(shown('.ui-sample-key')?.textContent).toContain('Beispiel')
      expect(shown('.ui-sample-key')?.closest('.ui-sample')).toBeNull()
      expect(write).not.toHaveBeenCalled()
    })

    test('is gone with the first entry', async () => {
      const { write } = await open()
      await enter()
      await expect.poll(() => shown('.ui-sample, .ui-sample-key')).toBeNull()
      expect(write).toHaveBeenCalled()
    })

    test('is tried in a copy, which is thrown away with all that was done to it', async () => {
      const { write, drafts } = await open()
      await trial()
      expect(shown('.ui-sample, .ui-sample-key')).toBeNull()
      await enter()
      await press('Wegwerfen')
      await expect.poll(() => shown('.ui-sample')).not.toBeNull()
      expect(shown('.ui-trial')).toBeNull()
      expect(write).not.toHaveBeenCalled()
      expect(drafts.read() ?? {}).toEqual({})
    })

    test('is kept by one write, which undo takes back', async () => {
      const { storage, write } = await open()
      await trial()
      await press('Behalten')
      await expect.poll(() => shown('.ui-trial')).toBeNull()
      expect(write).toHaveBeenCalledTimes(1)
      expect(storage.read()).toEqual(sample.de('2026-11-21'))
      expect(shown('.ui-sample')).toBeNull()
      await userEvent.keyboard('z')
      await expect.poll(() => storage.read()).toEqual(slice.defaults())
      await expect.poll(() => shown('.ui-sample')).not.toBeNull()
    })
  })
}
