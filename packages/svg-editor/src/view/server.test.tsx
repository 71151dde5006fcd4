import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SvgEditor } from './SvgEditor.tsx'
import { SvgEditorMock } from './SvgEditorMock.tsx'

const pages = {
  editor: () => renderToString(<SvgEditor home={<a href="/">Zurück</a>} />),
  draft: () => renderToString(<SvgEditorMock home={<a href="/">Zurück</a>} />),
}

test.for(Object.entries(pages))(
  '%s: a server renders the same at every time, without a style attribute',
  ([, page]) => {
    const html = page()
    expect(html).toContain('href="/"')
    expect(html).not.toMatch(/\sstyle=/)
    expect(page()).toBe(html)
  },
)

test('what a server renders of the editor is the empty drawing with its keys', () => {
  const html = pages.editor()
  expect(html.match(/role="treeitem"/g)).toHaveLength(1)
  expect(html).toContain('data-row="svg001"')
  for (const id of ['add', 'file', 'help']) expect(html).toContain(`data-key="${id}"`)
  expect(html).not.toContain('data-key="remove"')
})
