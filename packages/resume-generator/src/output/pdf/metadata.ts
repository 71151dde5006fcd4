import { PDFName, type PDFDocument } from 'pdf-lib'

export interface PdfDetails {
  readonly title: string
  readonly author: string
  readonly language: string
  readonly created: Date
  /** A file in the document: what its pages were made of. */
  readonly attachment?: { readonly name: string; readonly text: string } | undefined
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Title, author and language as XMP, too: readers for accessible documents look for them there. */
export function writeMetadata({ context, catalog }: PDFDocument, { title, author, language }: PdfDetails) {
  const xml = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
  const bytes = new TextEncoder().encode(xml)
  catalog.set(
    PDFName.of('Metadata'),
    context.register(context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' })),
  )
}
