/** Signature and photo. */
export interface ClosingLabels {
  placeOfSignature: string
  date: string
  today: string
  showClosing: string
  signature: string
  signatureHint: string
  chooseImage: string
  removeImage: string
  photo: string
  photoHint: string
  photoSize: (kilobytes: string) => string
  photoChoose: string
  photoCrop: string
  photoZoom: string
  photoAcross: string
  photoDown: string
  photoUse: string
  imageUnreadable: string
}

export const closingLabels: ClosingLabels = {
  placeOfSignature: 'Ort der Unterschrift',
  date: 'Datum',
  today: 'Heute',
  showClosing: 'Ort, Datum und Unterschrift zeigen',
  signature: 'Unterschrift als Bild',
  signatureHint: 'Ohne Bild bleibt Platz, um von Hand zu unterschreiben.',
  chooseImage: 'Bild wählen',
  removeImage: 'Entfernen',
  photo: 'Foto',
  photoHint: 'Verbreitet, aber nicht vorgeschrieben.',
  photoSize: (kilobytes) => `531 × 709 Punkte, ${kilobytes}\u202fKB, ohne Aufnahmedaten`,
  photoChoose: 'Foto wählen',
  photoCrop: 'Ausschnitt wählen',
  photoZoom: 'Größe',
  photoAcross: 'Waagerecht',
  photoDown: 'Senkrecht',
  photoUse: 'Übernehmen',
  imageUnreadable:
    'Dieses Bild kann der Browser nicht öffnen. Speichere es als JPEG oder PNG und wähle es noch einmal. Fotos vom iPhone (HEIC) lassen sich in „Fotos“ als JPEG ausgeben.',
}
