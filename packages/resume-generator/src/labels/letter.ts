/** The letter and the cover. */
export interface LetterLabels {
  letter: string
  showLetter: string
  recipient: string
  recipientHint: string
  reference: string
  subject: string
  salutation: string
  letterText: string
  letterTextHint: string
  farewell: string
  enclosures: string
  foldMarks: string
  cover: string
  showCover: string
  coverTitle: string
  position: string
  coverHint: string
}

export const letterLabels: LetterLabels = {
  letter: 'Anschreiben',
  showLetter: 'Anschreiben vor dem Lebenslauf zeigen',
  recipient: 'Anschrift des Empfängers',
  recipientHint: 'Firma, Name, Straße und Ort, eine Zeile je Angabe, höchstens sechs.',
  reference: 'Zeichen des Empfängers',
  subject: 'Betreff',
  salutation: 'Anrede',
  letterText: 'Text',
  letterTextHint: 'Eine leere Zeile beginnt einen neuen Absatz.',
  farewell: 'Grußformel',
  enclosures: 'Anlagen',
  foldMarks: 'Falt- und Lochmarken zeigen',
  cover: 'Deckblatt',
  showCover: 'Deckblatt vor dem Lebenslauf zeigen',
  coverTitle: 'Titel',
  position: 'Stelle',
  coverHint: 'Name, Anschrift und Foto kommen aus „Person“.',
}
