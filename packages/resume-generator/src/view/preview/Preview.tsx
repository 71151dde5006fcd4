import { Legend } from '@kleinzeug/ui'
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ApplicationLayout } from '../../model/application.ts'
import { useResume } from '../ResumeGeneratorContext.ts'
import { Pages } from './Pages.tsx'
import { pagesOfField, partOfLayout, scaleOf, type ShownPages, type Zoom } from './zoom.ts'

const PreviewKeys = lazy(() => import('./PreviewKeys.tsx'))

interface PreviewProps {
  layout: ApplicationLayout | undefined
  language: string
  /** The field that was edited last, told once: its text is brought into view and marked for a moment. */
  takeEdited?: () => string | undefined
}

/** The window: the pages as they print, all or those of one part, as large as its width allows or as is chosen. */
export const Preview = memo(function Preview({ layout, language, takeEdited }: PreviewProps) {
  const { labels, goTo } = useResume()
  const frame = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 480, height: 640 })
  const [zoom, setZoom] = useState<Zoom>('width')
  const [shown, setShown] = useState<ShownPages>('all')
  const pages = useMemo(() => layout && partOfLayout(layout, shown), [layout, shown])

  useEffect(() => {
    const field = layout && takeEdited?.()
    if (field === undefined) return
    setShown((before) => (before === 'all' ? before : pagesOfField(field)))
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
      // The head of the window and the space around the pages take no part.
      if (width > 0) setSize({ width, height: innerHeight - 96 })
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
        <Suspense>
          {layout && (
            <PreviewKeys
              parts={layout.parts.map(({ part }) => part)}
              shown={shown}
              onShown={setShown}
              zoom={zoom}
              onZoom={setZoom}
            />
          )}
        </Suspense>
        <Legend>{pages ? labels.pages(pages.pages.length) : labels.setting}</Legend>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard, too */}
      <section ref={frame} className="resume-generator-scroll" aria-label={labels.preview} tabIndex={0}>
        <div
          className="resume-generator-sheets"
          lang={language}
          style={layout && { zoom: scaleOf(zoom, size) }}
        >
          {pages && <Pages layout={pages} pageName={labels.pageName} />}
        </div>
      </section>
    </div>
  )
})
