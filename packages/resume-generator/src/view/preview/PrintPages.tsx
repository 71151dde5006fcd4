import { useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Layout } from '../../model/layout/page.ts'
import { resumeContext } from '../ResumeGeneratorContext.ts'
import { Pages } from './Pages.tsx'

/** What is printed. */
export interface PrintedPages {
  readonly layout: Layout
  readonly language: string
  /** Title of the document while it prints: the browser offers it as the file's name. */
  readonly title: string
}

interface PrintPagesProps {
  /** The pages as they are at the moment of the print; nothing as long as they cannot be set. */
  current: () => PrintedPages | undefined
  pageName: (number: number) => string
}

/** While the page prints, the resume's pages stand in its place, whoever asked for the print. */
export function PrintPages({ current, pageName }: PrintPagesProps) {
  const { root } = resumeContext.use()
  const [printed, setPrinted] = useState<PrintedPages>()
  // Not after the paint: a print right after the pages are drawn would find none.
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@page { size: A4; margin: 0 }')
    let added: readonly CSSStyleSheet[] = []
    let titleBefore: string | undefined
    const begin = () => {
      const pages = current()
      if (!pages) return
      titleBefore ??= document.title
      document.title = pages.title
      const tree = root.current?.getRootNode()
      // The pages stand in the document, where a tool in a shadow root has no styles.
      added = [...(tree instanceof ShadowRoot ? tree.adoptedStyleSheets : []), sheet]
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...added]
      // The browser takes its picture right after this event.
      flushSync(() => setPrinted(pages))
    }
    const finish = () => {
      if (titleBefore !== undefined) document.title = titleBefore
      titleBefore = undefined
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => !added.includes(other))
      setPrinted(undefined)
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', finish)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', finish)
    }
  }, [current, root])
  if (!printed) return null
  return createPortal(
    <div className="resume-generator-print" lang={printed.language}>
      <Pages layout={printed.layout} pageName={pageName} linked />
    </div>,
    document.body,
  )
}
