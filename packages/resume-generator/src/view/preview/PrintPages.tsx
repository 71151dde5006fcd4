import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Layout } from '../../model/layout/page.ts'
import { Pages } from './Pages.tsx'

interface PrintPagesProps {
  layout: Layout | undefined
  language: string
  /** Title of the document while it prints: the browser offers it as the file's name. */
  title: string
  pageName: (number: number) => string
}

/** While the page prints, the resume's pages stand in its place, whoever asked for the print. */
export function PrintPages({ layout, language, title, pageName }: PrintPagesProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@page { size: A4; margin: 0 }')
    let titleBefore = document.title
    const begin = () => {
      titleBefore = document.title
      document.title = title
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      // The browser takes its picture right after this event.
      flushSync(() => setPrinting(true))
    }
    const finish = () => {
      document.title = titleBefore
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      setPrinting(false)
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', finish)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', finish)
    }
  }, [title])
  if (!printing || !layout) return null
  return createPortal(
    <div className="resume-generator-print" lang={language}>
      <Pages layout={layout} pageName={pageName} linked />
    </div>,
    document.body,
  )
}
