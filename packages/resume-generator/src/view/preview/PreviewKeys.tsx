import { Choice, SelectField } from '@kleinzeug/ui'
import type { PagesPart } from '../../model/application.ts'
import { useLater } from '../useLater.ts'
import { zooms, type ShownPages, type Zoom } from './zoom.ts'

interface PreviewKeysProps {
  parts: readonly PagesPart[]
  shown: ShownPages
  onShown: (shown: ShownPages) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

/** Which pages the preview shows, and how large. */
export default function PreviewKeys({ parts, shown, onShown, zoom, onZoom }: PreviewKeysProps) {
  const { labels } = useLater()
  const titles: Record<ShownPages, string> = {
    all: labels.allPages,
    letter: labels.letter,
    cover: labels.cover,
    resume: labels.resumes,
  }
  return (
    <>
      {parts.length > 1 && (
        <Choice
          legend={labels.shownPages}
          legendHidden
          className="resume-generator-pages-choice"
          value={shown}
          options={(['all', ...parts] as const).map((value) => ({ value, label: titles[value] }))}
          onChange={onShown}
        />
      )}
      <SelectField
        label={labels.zoom}
        labelHidden
        value={zoom}
        onChange={(value) => onZoom(zooms.find((each) => each === value) ?? 'width')}
      >
        {zooms.map((each) => (
          <option key={each} value={each}>
            {labels.zooms[each]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
