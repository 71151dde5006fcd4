import { foldGerman } from '@kleinzeug/text-search'
import type { ResumeDocument } from './document.ts'
import { documentFields } from './documentFields.ts'

// Words that say nothing about a job.
const common = new Set(
  `aber alle allem allen aller als also am an ander andere auch auf aus bei beim bereich bereits besonders bieten bietet bin bis bist bringen bringst da dabei dafur damit danach dann darauf das dass dein deine deinem deinen deiner dem den denn der des deshalb dich die dies diese dieser dir doch du durch ein eine einem einen einer eines er erfahrung erforderlich es etwas euch euer fur ganz gegen gerne gute guten haben hast hat hier hohe ich ihr ihre ihrem ihren ihrer im immer in innen insbesondere ist jahre jede jeder jetzt kann kannst konnen kurz mehr mein mit mochten mogliche moglich nach neue neuen nicht noch nur ob oder ohne sehr sein seine seit sich sie sind so sowie stelle suchen sucht teil uber um und uns unser unsere unserem unseren unserer unter vom von vor wahrend wann was weitere welche wenn wer werden wichtig wie wir wird wo wollen zu zum zur zwischen
  a an and are as at be by for from has have in is it its more of on or our that the their they this to we will with you your who what job team wmd mwd gn`
    .split(/\s+/)
    .filter(Boolean),
)

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

/** The words of a job advertisement, those that the resume has and those that it does not, the frequent ones first. */
export function compareAdvert(advert: string, document: ResumeDocument): AdvertComparison {
  const own = foldGerman(
    [
      ...documentFields(document).map(({ text }) => text),
      ...document.sections.map(({ heading }) => heading.text),
    ].join(' '),
  )
  const words = new Map<string, { word: string; count: number; folded: string }>()
  for (const [word] of advert.matchAll(/\p{L}[\p{L}\p{N}+#]{2,}/gu)) {
    const folded = foldGerman(word)
    if (common.has(folded)) continue
    const key = stem(folded)
    const known = words.get(key)
    if (known) known.count++
    else words.set(key, { word, count: 1, folded: key })
  }
  const ordered = [...words.values()].toSorted(
    (a, b) => b.count - a.count || b.folded.length - a.folded.length,
  )
  const isFound = ({ folded }: { folded: string }) => own.includes(folded)
  const shown = ({ word, count }: AdvertWord) => ({ word, count })
  return {
    found: ordered.filter(isFound).map(shown),
    missing: ordered.filter((word) => !isFound(word)).map(shown),
  }
}
