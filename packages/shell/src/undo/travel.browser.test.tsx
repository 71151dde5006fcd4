import { memoryStorage, type Slice, type StorageAdapter } from '@kleinzeug/storage'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { useSetAtom } from 'jotai'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createToolContext, defineTool, useToolKeys, type ToolProps } from '../index.ts'
import { createHistory } from '../state.ts'
import { shellLabels } from '../words/labels.ts'

const slice: Slice<string> = { name: 'text', defaults: () => '', decode: () => undefined }
const labels = {
  ...shellLabels,
  title: 'Text',
  keys: { write: 'Schreiben', undo: 'Rückgängig' },
  steps: { write: 'Text' },
}
const keys = [
  { key: 'n', action: 'write' },
  { key: 'z', action: 'undo' },
] as const

function createTextState(storage: StorageAdapter<string>) {
  const data = storedAtom(storage, slice)
  return { data, ...createHistory<string, { readonly kind: 'write' }>(data) }
}
const context = createToolContext<
  ReturnType<typeof createTextState>,
  typeof labels,
  ToolProps<string, typeof labels>
>()

function View() {
  const perform = useSetAtom(context.use().state.perform)
  useToolKeys<'write' | 'undo'>(keys, { write: () => perform(() => 'hier', { kind: 'write' }) })
  return null
}
const { Component } = defineTool({
  name: 'text',
  slice,
  labels,
  keys,
  createState: createTextState,
  context,
  View,
})

test('an undo that is refused says so where everyone sees it, until the next key', async () => {
  const storage = memoryStorage('')
  await render(<Component storage={storage} />)
  await userEvent.keyboard('n')
  storage.write('dort')
  await userEvent.keyboard('z')
  const words = page.getByText('Text: inzwischen anderswo geändert, darum bleibt es so.')
  await expect.element(words).toBeVisible()
  await expect.poll(() => words.element().getBoundingClientRect().height).toBeGreaterThan(10)
  expect(storage.read()).toBe('dort')
  await userEvent.keyboard('n')
  await expect.element(words).not.toBeInTheDocument()
})
