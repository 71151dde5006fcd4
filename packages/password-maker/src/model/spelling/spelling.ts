import type { SpellingTable } from './spellingTable.ts'

const words: Readonly<Record<SpellingTable, readonly string[]>> = {
  din2022:
    'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau'.split(
      ' ',
    ),
  din1996:
    'Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias'.split(
      ' ',
    ),
  nato: 'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  ),
}

const umlauts: Readonly<Record<SpellingTable, Readonly<Record<string, string>>>> = {
  din2022: { ä: 'Umlaut Aachen', ö: 'Umlaut Offenbach', ü: 'Umlaut Unna', ß: 'Eszett' },
  din1996: { ä: 'Ärger', ö: 'Ökonom', ü: 'Übermut', ß: 'Eszett' },
  nato: { ä: 'Alfa Echo', ö: 'Oscar Echo', ü: 'Uniform Echo', ß: 'Sierra Sierra' },
}

/** One character as it is said; the words for digits and signs come from the labels. */
export type Spelled =
  | { readonly kind: 'letter'; readonly character: string; readonly upper: boolean; readonly word: string }
  | { readonly kind: 'digit' | 'sign'; readonly character: string }

const FIRST = 'a'.charCodeAt(0)

/** A text character by character for the telephone. */
export function spell(text: string, table: SpellingTable): readonly Spelled[] {
  return Array.from(text).map((character): Spelled => {
    const lower = character.toLowerCase()
    const word = words[table][lower.charCodeAt(0) - FIRST] ?? umlauts[table][lower]
    if (word !== undefined) return { kind: 'letter', character, upper: character !== lower, word }
    return { kind: /\d/.test(character) ? 'digit' : 'sign', character }
  })
}
