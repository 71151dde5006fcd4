import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SvgEditor } from './SvgEditor.tsx'
import { SvgEditorMock } from './SvgEditorMock.tsx'

test('renders on a server, the same at every time, without a style attribute', () => {
  const html = renderToString(<SvgEditor home={<a href="/">Zurück</a>} />)
  expect(html).toContain('role="treeitem"')
  expect(html).toContain('href="/"')
  expect(html).not.toMatch(/\sstyle=/)
  expect(renderToString(<SvgEditor home={<a href="/">Zurück</a>} />)).toBe(html)
})

test('so does the draft', () => {
  expect(renderToString(<SvgEditorMock />)).not.toMatch(/\sstyle=/)
})
