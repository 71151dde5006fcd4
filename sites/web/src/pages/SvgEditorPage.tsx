import { SvgEditor, svgEditorSlice } from '@kleinzeug/svg-editor'
import '@kleinzeug/svg-editor/styles.css'
import { Link } from '@tanstack/react-router'
import { record } from '../record/record.ts'
import { toolEntry } from '../registry/tools.ts'
import { siteConfig } from '../site.config.ts'
import './svgEditorPage.css'

// The editor reads its data after the first render itself, so it needs no adapter that waits for that.
const storage = record.slice(svgEditorSlice)

/** The editor fills the window; the only thing of the site around it is the way back. */
export function SvgEditorPage() {
  return (
    <div className="svg-editor-page" data-react="">
      <h1 className="ui-visually-hidden">{toolEntry('svgEditor').name}</h1>
      <SvgEditor storage={storage} startFocused home={<Link to="/">{siteConfig.product}</Link>} />
    </div>
  )
}
