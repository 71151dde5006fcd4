import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx'
import type { DocumentEntry, FieldText, ResumeDocument } from '../model/document.ts'
import type { Style } from '../model/resume.ts'
import { familyOf } from '../model/templates/typeface.ts'

/** Twentieths of a point. */
const RIGHT = 9350

/** A text with its bold and italic parts and its links. */
const runsOf = ({ text, spans = [{ text }] }: FieldText) =>
  spans.map((span) => {
    const run = new TextRun({
      text: span.text,
      ...(span.bold && { bold: true }),
      ...(span.italic && { italics: true }),
      ...(span.href && { style: 'Hyperlink' }),
    })
    return span.href ? new ExternalHyperlink({ link: span.href, children: [run] }) : run
  })

const paragraphOf = (text: FieldText) => new Paragraph({ children: runsOf(text) })

function entryParagraphs(entry: DocumentEntry): Paragraph[] {
  const title = entry.title ?? entry.organisation
  const place = [entry.title ? entry.organisation?.text : '', entry.place?.text, entry.level?.text].filter(
    Boolean,
  )
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_3,
      keepNext: true,
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
      children: [
        new TextRun(title?.text ?? ''),
        ...(entry.period ? [new TextRun({ text: `\t${entry.period.text}`, bold: false })] : []),
      ],
    }),
    ...(place.length > 0
      ? [new Paragraph({ text: place.join(', '), keepNext: entry.bullets.length > 0 })]
      : []),
    ...entry.paragraphs.map(paragraphOf),
    ...entry.bullets.map((text) => new Paragraph({ children: runsOf(text), bullet: { level: 0 } })),
    ...(entry.link ? [paragraphOf({ ...entry.link, spans: [entry.link] })] : []),
  ]
}

/** The document in Word's format: one plain column with real headings and lists, to be worked on further. */
export function writeDocx(document: ResumeDocument, style: Style): Promise<Blob> {
  const colour = style.accent.slice(1)
  const font = familyOf(style) === 'serif' ? 'Georgia' : 'Calibri'
  const heading = (size: number, before: number, color = colour) => ({
    run: { font, size, bold: true, color },
    paragraph: { spacing: { before, after: 60 } },
  })
  const file = new Document({
    title: [document.words.document, document.name?.text].filter(Boolean).join(' '),
    creator: document.name?.text ?? '',
    styles: {
      default: {
        document: {
          run: {
            font,
            size: style.size * 2 + 1,
            language: { value: document.language === 'de' ? 'de-DE' : 'en-GB' },
          },
        },
        heading1: heading(44, 0, '1b1c1e'),
        heading2: heading(26, 280),
        heading3: heading(style.size * 2 + 2, 140, '1b1c1e'),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: 1361, right: 1134 },
          },
        },
        children: [
          new Paragraph({ text: document.name?.text ?? '', heading: HeadingLevel.HEADING_1 }),
          ...(document.title ? [new Paragraph(document.title.text)] : []),
          ...document.contact.map(({ label, value }) => new Paragraph(`${label}: ${value.text}`)),
          ...document.reason.map(paragraphOf),
          ...document.sections.flatMap((section) => [
            new Paragraph({ text: section.heading.text, heading: HeadingLevel.HEADING_2, keepNext: true }),
            ...section.paragraphs.map(paragraphOf),
            ...(section.kind === 'entries'
              ? section.entries.flatMap(entryParagraphs)
              : section.entries.map(
                  ({ title, level }) => new Paragraph([title?.text, level?.text].filter(Boolean).join(' – ')),
                )),
          ]),
          ...(document.closing?.placeAndDate
            ? [new Paragraph({ text: document.closing.placeAndDate.text, spacing: { before: 600 } })]
            : []),
        ],
      },
    ],
  })
  return Packer.toBlob(file)
}
