import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ready, type } from '../keys/keyboard.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'
import '../../styles.css'

test('a focus that React repeats after hydration leaves the caret where the visitor types', async () => {
  await page.viewport(1200, 800)
  await render(<SvgEditor storage={memoryStorage()} startFocused />)
  await ready()
  await type('+r')
  const input = page.getByRole('textbox', { name: 'x', exact: true }).element()
  if (!(input instanceof HTMLInputElement)) throw new Error('x is no input')
  input.focus()
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length])
  input.setSelectionRange(input.value.length, input.value.length)
  // React sends a copy of the event that came before the field was hydrated.
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(input.selectionStart).toBe(input.value.length)
})
