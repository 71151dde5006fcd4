export const closingLabels = {
  placeOfSignature: 'Ort der Unterschrift',
  date: 'Datum',
  today: 'Heute',
  showClosing: 'Ort, Datum und Unterschrift zeigen',
  signature: 'Unterschrift als Bild',
  signatureHint: 'Ohne Bild bleibt Platz, um von Hand zu unterschreiben.',
  chooseImage: 'Bild wählen',
  photoCrop: 'Ausschnitt wählen',
  photoZoom: 'Größe',
  photoAcross: 'Waagerecht',
  photoDown: 'Senkrecht',
  photoUse: 'Übernehmen',
  imageUnreadable:
    'Dieses Bild kann der Browser nicht öffnen. Speichere es als JPEG oder PNG und wähl es noch einmal. Fotos vom iPhone (HEIC) lassen sich in „Fotos“ als JPEG ausgeben.',
}
