import { SvgEditorMock } from '@kleinzeug/svg-editor'
import '@kleinzeug/svg-editor/styles.css'
import { mark, reactMark } from '../../../page/marks.ts'
import type { BarePageProps } from '../../../pages/BarePageProps.ts'
import './-svgEditor.css'

/** A study of the drawing table, linked from nowhere. */
export default function SvgEditorMockPage({ title }: BarePageProps) {
  return (
    <div className="svg-editor-page" {...mark(reactMark)}>
      <h1 className="ui-visually-hidden">{title}</h1>
      <SvgEditorMock />
    </div>
  )
}
