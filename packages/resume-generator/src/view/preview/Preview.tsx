import { Button, Legend } from '@kleinzeug/ui'
import { memo, useEffect, useRef, useState } from 'react'
import type { Layout } from '../../model/layout/page.ts'
import { useResume } from '../ResumeGeneratorContext.ts'
import { Pages } from './Pages.tsx'

/** Width of a page in CSS pixels. */
const PAGE = (210 / 25.4) * 96

interface PreviewProps {
  layout: Layout | undefined
  language: string
  /** The field that was edited last, told once: its text is brought into view and marked for a moment. */
  takeEdited?: () => string | undefined
}

/** The window: the pages as they print, as large as its width allows. */
export const Preview = memo(function Preview({ layout, language, takeEdited }: PreviewProps) {
  const { labels, goTo } = useResume()
  const frame = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(0.6)
  // As wide as the window, or so that the text is read without effort.
  const [isLarge, setLarge] = useState(false)

  useEffect(() => {
    const field = layout && takeEdited?.()
    if (field === undefined) return
    // Without it the pages stay where they are.
    void import('./showEdited.ts').then(
      ({ showEdited }) => frame.current && showEdited(frame.current, field),
      () => undefined,
    )
  }, [layout, takeEdited])

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setScale(Math.min(1.15, width / PAGE))
    })
    observer.observe(element)
    // A click on a text leads to its field; by keyboard the fields are reached themselves.
    const follow = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('[data-target]') : undefined
      const field = target?.getAttribute('data-target')
      if (field) goTo(field)
    }
    element.addEventListener('click', follow)
    return () => {
      observer.disconnect()
      element.removeEventListener('click', follow)
    }
  }, [goTo])

  return (
    <div className="resume-generator-window">
      <div className="resume-generator-window-head">
        <Legend>{labels.preview}</Legend>
        <Button variant="quiet" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {labels.zoomText}
        </Button>
        <Legend>{layout ? labels.pages(layout.pages.length) : labels.setting}</Legend>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard, too */}
      <section ref={frame} className="resume-generator-scroll" aria-label={labels.preview} tabIndex={0}>
        <div
          className="resume-generator-sheets"
          lang={language}
          style={layout && { zoom: isLarge ? Math.max(scale, 1) : scale }}
        >
          {layout && <Pages layout={layout} pageName={labels.pageName} />}
        </div>
      </section>
    </div>
  )
})
