import { foldGerman } from '@kleinzeug/text-search'
import type { ResumeDocument } from './document.ts'
import { documentFields } from './documentFields.ts'

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean).map(foldGerman))

// Words that say nothing about what is asked for; without umlauts here and below, as they are compared.
const common = words(
  `aber alle allem allen aller als also am an ander andere anderen auch auf aus bei beim bereich bereits besonders bieten bietet bin bis bist bringen bringst da dabei dafur damit danach dann darauf das dass dein deine deinem deinen deiner dem den denn der des deshalb dich die dies diese diesem diesen dieser dieses dir doch du durch ein eine einem einen einer eines er erste ersten es etwas euch euer fort fur ganz gegen gern gerne gut gute guten haben hast hat hier hohe hohes ich ihr ihre ihrem ihren ihrer im immer in innen insbesondere ist jede jeder jetzt kann kannst konnen konnten kurz mehr mein mit mochten mogliche moglich nach neue neuen neues nicht noch nur ob oder ohne sehr sein seine seit sich sicher sichere sicherer sie sind so sowie sowohl suchen sucht uber um und uns unser unsere unserem unseren unserer unter vom von vor wahrend wann was weitere weiteren welche wenn wer werden wichtig wie wir wird wo wollen zu zum zur zwischen
  januar februar marz april mai juni juli august september oktober november dezember
  anforderung anforderungen aufgabe aufgaben bereitschaft bewerbung deutschland erfahrung erfahrungen erforderlich erwunscht fachlich fahigkeit idealerweise jahr jahre jahren kenntnis kenntnisse kennst mehrere mehrjahrige mindestens mitarbeiter mitarbeiterin mitarbeiterinnen person personlich position profil qualifikation qualifikationen standort stelle suche team teil tatigkeit unternehmen vergleichbar vergleichbare verantwortest verstarkung vollzeit teilzeit vorteil wunschenswert wunschen zeitpunkt
  a also an and are as at be by can for from has have in is it its join more must nice of on or our plus requirements skills that the their they this to us we will with work you your who what job team`,
)

/** What an employer gives, in words of which no resume says anything. */
const perks =
  /obst|kicker|kaffee|getrank|snack|kantine|jobrad|bikeleasing|firmenwagen|dienstwagen|parkplatz|jobticket|deutschlandticket|urlaub|gehalt|vergutung|bonus|pramie|weihnachtsgeld|altersvorsorge|zuschuss|rabatt|fitness|massage|teamevent|sommerfest|homeoffice|gleitzeit|benefit|onboarding/iu

const offering =
  /\b(wir bieten|bieten wir|was wir (?:dir |ihnen )?bieten|freuen (?:kannst|konnen|darfst)|darauf (?:kannst|konnen|darfst|freu)|benefits|(?:deine|ihre) vorteile|unser angebot|(?:gute )?grunde|we offer|what we offer|perks|kontakt|bewirb dich|jetzt bewerben|uber uns|about us)/iu
const asking =
  /profil|anforderung|aufgabe|qualifikation|mitbring|bringst|bringen sie|erwarten wir|wir erwarten|wir suchen|das kannst|requirement|responsibilit|you bring|your role|skills|must.have/iu

/** The sentences and lines of an advert that say what is asked for: without what is offered. */
function requirementsOf(advert: string): string {
  let isOffer = false
  return advert
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((text) => {
      const line = foldGerman(text).trim()
      const isHeading = line.length < 60 && !/^[-–•*·]|[.!?,]$/u.test(line)
      if (isHeading && (offering.test(line) || asking.test(line))) isOffer = !asking.test(line)
      return !isOffer && !offering.test(line)
    })
    .join('\n')
}

/** A word with the signs of names such as C++, C#, .NET, Node.js, R&D and T-SQL. */
const term =
  /(?<![\p{L}\p{N}.])\.?\p{L}(?:[\p{L}\p{N}]|&(?=\p{Lu})|(?<=\b\p{Lu})-(?=\p{Lu})|\.(?=js\b))*[+#]{0,2}/gu
const level = /^[ABC][12]$/
/** Short words that are names although they are not written in capitals. */
const shortNames = new Set(['Go', 'R', 'C', 'C+', 'C++', 'C#', 'F#', 'J', 'D'])
const unlikely = new Set([
  'AG',
  'SE',
  'KG',
  'EG',
  'GM',
  'BH',
  'DU',
  'SIE',
  'WIR',
  'IN',
  'ES',
  'WG',
  'NR',
  'CO',
])

const isShort = (text: string) => text.length < 3
/** Whether a short word is a name, such as KI, Go or C1; not "z. B." and "m/w/d". */
const isName = (text: string, before: string, after: string) =>
  level.test(text) ||
  (shortNames.has(text)
    ? !/\.\s?$/.test(before) && !/^\.\s?\p{Lu}\./u.test(after)
    : /^\p{Lu}[\p{Lu}\d]$/u.test(text) && !unlikely.has(text))

function termsOf(text: string): readonly string[] {
  return [...text.matchAll(term)].flatMap(({ 0: word, index }) => {
    const [before, after] = [text.slice(index - 2, index), text.slice(index + word.length, index + 5)]
    if (isShort(word) && !isName(word, before, after)) return []
    return /^(?:m\/w|w\/m)/i.test(word + after) ? [] : [word]
  })
}

export interface AdvertWord {
  readonly word: string
  readonly count: number
}

export interface AdvertComparison {
  readonly found: readonly AdvertWord[]
  readonly missing: readonly AdvertWord[]
}

// A word and its inflections: what is left without the usual endings.
const stem = (folded: string) =>
  folded.length > 6 ? folded.replace(/(innen|ungen|ung|ern|en|er|es|em|in|e|n|s)$/, '') : folded

/** Whether a word is a name of its own: with figures, signs or capitals within, or short. */
const isSpecial = (word: string) => word.length < 4 || /[\d+#.&-]|\p{L}\p{Lu}/u.test(word)

/** What an advert asks for, divided into what the resume has and what it does not; what counts most first. */
export function compareAdvert(advert: string, document: ResumeDocument): AdvertComparison {
  const text = [
    ...documentFields(document).map(({ text }) => text),
    ...document.sections.map(({ heading }) => heading.text),
  ].join('\n')
  const own = foldGerman(text)
  const ownTerms = new Set(termsOf(text).map(foldGerman))
  const found = new Map<string, AdvertWord & { readonly folded: string }>()
  for (const word of termsOf(requirementsOf(advert))) {
    const folded = foldGerman(word)
    if (common.has(folded) || perks.test(folded)) continue
    const key = isSpecial(word) ? folded : stem(folded)
    const known = found.get(key)
    found.set(key, { word: known?.word ?? word, count: (known?.count ?? 0) + 1, folded: key })
  }
  const ordered = [...found.values()].toSorted(
    (a, b) =>
      b.count - a.count ||
      Number(isSpecial(b.word)) - Number(isSpecial(a.word)) ||
      b.folded.length - a.folded.length,
  )
  // A short word is looked for as a word (Java is no JavaScript), others within words, as German joins them.
  const isFound = ({ word, folded }: (typeof ordered)[number]) =>
    word.length < 5 ? ownTerms.has(folded) : own.includes(folded)
  const shown = ({ word, count }: AdvertWord): AdvertWord => ({ word, count })
  return {
    found: ordered.filter(isFound).map(shown),
    missing: ordered.filter((each) => !isFound(each)).map(shown),
  }
}
