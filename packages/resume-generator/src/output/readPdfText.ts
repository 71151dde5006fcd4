/** The lines of a PDF's text in the order of the file, page by page; pdf.js is loaded for it. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist'),
    // On the main thread: a worker would need an address of its own under the site's policy.
    import('pdfjs-dist/build/pdf.worker.mjs'),
  ])
  Object.assign(globalThis, { pdfjsWorker: worker })
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0, useWasm: false })
  try {
    const document = await task.promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages.join('\n')
  } finally {
    await task.destroy()
  }
}
