import type { AttachmentProblem } from '../output/portfolio/readAttachment.ts'

const megabytes = (bytes: number) =>
  bytes < 100_000
    ? `${Math.ceil(bytes / 1000)}\u202fKB`
    : `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 })}\u202fMB`

export const portfolioLabels = {
  portfolioHint:
    'Eine Datei mit Lesezeichen: Anschreiben, Deckblatt und Lebenslauf, wie die Seiten sie zeigen, dahinter deine Zeugnisse.',
  dropFiles: 'Zieh PDF und Fotos hierher, oder wähl sie aus.',
  chooseFiles: 'Dateien wählen',
  whereFiles:
    'Zeugnisse liegen getrennt vom Lebenslauf und nur in diesem Browser: Kein Export und keine Sicherung enthält sie.',
  attachments: 'Zeugnisse',
  attachmentName: (number: number) => `Lesezeichen ${number}`,
  pdfFacts: (pages: number, bytes: number) =>
    `PDF, ${pages === 1 ? '1 Seite' : `${pages} Seiten`}, ${megabytes(bytes)}`,
  photoFacts: (bytes: number) => `Foto, ${megabytes(bytes)}`,
  attachmentLost:
    'Diese Datei liegt nicht in diesem Browser. Leg sie noch einmal hinein, oder lösch sie hier.',
  attachmentsAdded: (count: number) =>
    count === 1 ? 'Eine Datei ist in der Mappe.' : `${count} Dateien sind in der Mappe.`,
  attachmentProblems: {
    protected: (name) =>
      `„${name}“ ist geschützt und lässt sich nicht einfügen. Öffne die Datei, druck sie in ein neues PDF und leg dieses hinein.`,
    broken: (name) => `„${name}“ ist beschädigt: Darin sind keine Seiten zu finden. Speichere sie neu.`,
    photo: (name) =>
      `„${name}“ kann der Browser nicht öffnen. Speichere das Bild als JPEG oder PNG und leg es noch einmal hinein.`,
    foreign: (name) => `„${name}“ ist weder PDF noch Foto. Druck die Datei in ein PDF und leg dieses hinein.`,
    'too-large': (name) => `„${name}“ ist größer als 60\u202fMB. Verkleinere die Datei vorher.`,
    storage: (name) =>
      `„${name}“ ließ sich nicht speichern: Der Browser hat keinen Platz oder erlaubt es nicht.`,
  } satisfies Record<AttachmentProblem | 'storage', (name: string) => string>,
  turned: (degrees: number) => `, um ${degrees}° gedreht`,
  turn: (name: string) => `„${name}“ um 90° drehen`,
  crop: (name: string) => `„${name}“ zuschneiden`,
  cropTitle: 'Zuschneiden',
  cropPdf:
    'Gilt für jede Seite des PDF. Was abgeschnitten ist, zeigt und druckt niemand; in der Datei bleibt es stehen.',
  cropEdges: { left: 'Links', top: 'Oben', right: 'Rechts', bottom: 'Unten' },
  cropUse: 'Übernehmen',
  sizeLimit: 'Höchste Größe',
  megabytes: (count: number) => `${count}\u202fMB`,
  writePortfolio: 'Mappe herunterladen',
  writingPortfolio: 'Die Mappe wird geschrieben …',
  portfolioWritten: (name: string, pages: number, bytes: number) =>
    `„${name}“ ist heruntergeladen: ${pages} Seiten, ${megabytes(bytes)}.`,
  portfolioFailed: 'Die Mappe ließ sich nicht schreiben. Versuch es noch einmal.',
  portfolioTooLarge: (limit: number, bytes: number, name: string | undefined, share: number) =>
    `Auch stark verkleinert ist die Mappe ${megabytes(bytes)} groß, erlaubt sind ${limit}\u202fMB. ${
      name === undefined
        ? 'Wähl eine höhere Größe.'
        : `Zu groß ist vor allem „${name}“ mit ${megabytes(share)}: Lass Seiten weg, oder wähl eine höhere Größe.`
    }`,
}
