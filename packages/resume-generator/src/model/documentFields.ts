import type { FieldText, ResumeDocument } from './document.ts'

/** The texts that the pages show, each with its field, in the order of the document. */
export function documentFields(document: ResumeDocument): readonly FieldText[] {
  return [
    document.name,
    document.title,
    ...document.contact.map(({ value }) => value),
    ...document.reason,
    ...document.sections.flatMap(({ entries, paragraphs }) => [
      ...paragraphs,
      ...entries.flatMap((item) => [
        item.period,
        item.title,
        item.organisation,
        item.place,
        item.level,
        ...item.paragraphs,
        ...item.bullets,
        item.link,
      ]),
    ]),
    document.closing?.placeAndDate,
  ].filter((text) => text !== undefined)
}

/** As extractors give a text: lines divided anywhere, and by pdf.js the Greek letter for the micro sign. */
export const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll('\u00B5', '\u03BC')
    .trim()

/** The fields that an extracted text does not have word for word; where its lines end makes no difference. */
export function lostFields(document: ResumeDocument, extracted: string): readonly FieldText[] {
  const text = oneLine(extracted)
  return documentFields(document).filter((field) => !text.includes(oneLine(field.text)))
}
