import { Document, Font, Page, pdf, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { DocumentEntry, FieldText, ResumeDocument } from '../src/model/document.ts'
import { filesOf } from '../src/output/fonts/fontFamilies.ts'

Font.register({
  family: 'Sans',
  fonts: [
    { src: filesOf('sans-400')[0]?.address.href ?? '', fontWeight: 400 },
    { src: filesOf('sans-600')[0]?.address.href ?? '', fontWeight: 600 },
  ],
})
Font.registerHyphenationCallback((word) => [word])

const styles = StyleSheet.create({
  page: { fontFamily: 'Sans', fontSize: 9.5, padding: 50 },
  heading: { fontWeight: 600, fontSize: 12, marginTop: 12 },
  entry: { flexDirection: 'row', marginTop: 6 },
  period: { width: 110 },
  texts: { flex: 1 },
  title: { fontWeight: 600 },
})

const lines = (texts: ReadonlyArray<FieldText | undefined>) =>
  texts.map((each) => each && <Text key={each.field + each.text}>{each.text}</Text>)

const Entry = ({ period, title, organisation, place, level, link, paragraphs, bullets }: DocumentEntry) => (
  <View style={styles.entry}>
    <Text style={styles.period}>{period?.text}</Text>
    <View style={styles.texts}>
      <Text style={styles.title}>{title?.text}</Text>
      {lines([organisation, place, level, link, ...paragraphs, ...bullets])}
    </View>
  </View>
)

/** The texts of a resume in the same fonts, as a PDF by @react-pdf/renderer. */
export const peerPdf = ({ name, title, contact, sections }: ResumeDocument): Promise<Blob> =>
  pdf(
    <Document>
      <Page size="A4" style={styles.page}>
        {lines([name, title, ...contact.map(({ value }) => value)])}
        {sections.map(({ id, heading, entries, paragraphs }) => (
          <View key={id}>
            <Text style={styles.heading}>{heading.text}</Text>
            {lines(paragraphs)}
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </View>
        ))}
      </Page>
    </Document>,
  ).toBlob()
