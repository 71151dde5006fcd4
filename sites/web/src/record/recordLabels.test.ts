import { svgEditorJournalSlice } from '@kleinzeug/svg-editor/slice'
import { expect, test } from 'vitest'
import { recordLabels } from './recordLabels.ts'

test('the editor’s journal has a name of its own', () => {
  expect(recordLabels.field(svgEditorJournalSlice.name)).toBe('SVG Editor, neueste Änderungen')
})
