/** Frequent German words that are no English ones. */
const german = new Set(
  [
    'und oder nicht kein keine wird werden wurde sind sich auch aber das dem den des eine einen einem einer eines',
    'mit für auf aus bei beim vom von zum zur nach ohne gegen wenn dann weil dass damit noch schon mehr als',
    'alle alles jede jeder jedes anzahl auswahl breite bild datei datum einheit eintrag einträge feld fehler frage',
    'farbe farben größe höhe hinweis inhalt jahr jahre liste löschen monat neue neuer seite seiten speicher',
    'speichern spalte stunde stunden tage tagen titel uhrzeit woche wert werte wort wörter zahl zahlen zeichen',
    'zeile zeilen zeit zurück schlüssel',
  ]
    .join(' ')
    .split(' '),
)

/** Quotations of the German texts, code, links. */
const quoted = /„[^“]*“|`[^`]*`|\]\([^)]*\)/g

/** The German words of an English text; what is quoted may be German. */
export const germanWordsOf = (text: string): readonly string[] =>
  text
    .replace(quoted, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => /[äöüß]/i.test(word) || german.has(word.toLowerCase()))

/** The German words of which an identifier such as `neueListe` consists. */
export const germanPartsOf = (identifier: string): readonly string[] =>
  identifier
    .split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}]+/u)
    .filter((word) => /[äöüß]/i.test(word) || (word.length > 2 && german.has(word.toLowerCase())))
