import { Button } from '@kleinzeug/ui'
import { useState } from 'react'
import { composeDocument } from '../../model/document.ts'
import { withStyle } from '../../model/edit.ts'
import { fitTo, type Fit, type FitSettings } from '../../model/layout/fit.ts'
import type { Resume, Style } from '../../model/resume.ts'
import { neededFonts } from '../preview/currentPages.ts'
import { measureWith } from '../preview/pageFonts.ts'
import { usePaintedData } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'

interface Result {
  readonly fit: Fit
  readonly pages: number
  /** What it was found for. */
  readonly resume: Resume
}

const isLike = (style: Style, { size, density, margins }: FitSettings) =>
  style.size === size && style.density === density && style.margins === margins

/** Chooses size, spacing and margins so that the resume takes a number of pages, or says what is too long. */
export function FitForm() {
  const { labels, edit, announce, goTo } = useLater()
  const resume = usePaintedData()
  const [result, setResult] = useState<Result>()
  const fitPages = async (pages: number) => {
    const measure = await measureWith(neededFonts(resume, composeDocument(resume)))
    const fit = fitTo(resume, pages, measure)
    if (fit.fits && !isLike(resume.style, fit.settings))
      edit({ change: (data) => withStyle(data, fit.settings), field: 'style/size' })
    setResult({ fit, pages, resume })
    announce(textOf(fit, pages))
  }
  const textOf = (fit: Fit, pages: number) => {
    if (!fit.fits) return labels.fitOver(fit.lines, pages)
    const { size, density, margins } = fit.settings
    return labels.fitDone(
      size.toLocaleString('de-DE'),
      labels.densities[density],
      labels.marginSizes[margins],
      fit.pages,
    )
  }
  // Said until something of it is another.
  const shown =
    result &&
    (result.fit.fits
      ? result.resume.style.template === resume.style.template && isLike(resume.style, result.fit.settings)
      : result.resume === resume)
      ? result
      : undefined
  return (
    <div className="resume-generator-files">
      <div className="resume-generator-row">
        {[1, 2].map((pages) => (
          <Button key={pages} data-field={`style/fit${pages}`} onClick={() => void fitPages(pages)}>
            {labels.fitPages(pages)}
          </Button>
        ))}
      </div>
      {shown && <p className="resume-generator-hint">{textOf(shown.fit, shown.pages)}</p>}
      {shown && !shown.fit.fits && (
        <ul className="resume-generator-hints">
          {shown.fit.savings.map(({ kind, field, text, lines }) => (
            <li key={`${field}${text}`}>
              <Button variant="quiet" onClick={() => goTo(field)}>
                {kind === 'shorten' ? labels.fitShorten(text) : labels.fitHide(text, lines)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
