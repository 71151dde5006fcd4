import { Button } from '@kleinzeug/ui'
import type { Hint } from '../../model/hints.ts'
import { formatPartialDate } from '../../model/dates/partialDate.ts'
import { isKnownSectionId } from '../../model/sections.ts'
import type { ResumeLabels } from '../../labels.ts'
import { useLater } from '../useLater.ts'

/** Enough of a text to know it by. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)} …` : text)

function textOf(hint: Hint, { hints, sections }: ResumeLabels): string {
  switch (hint.kind) {
    case 'gap':
      return hints.gap(formatPartialDate(hint.from), formatPartialDate(hint.to), hint.months)
    case 'letter-salutation':
      return hints['letter-salutation'](hint.name)
    case 'sent-day':
      return hints['sent-day'](hint.name)
    case 'no-period':
      return hints['no-period'](hint.name)
    case 'no-title':
      return hints['no-title'](isKnownSectionId(hint.name) ? sections[hint.name] : hint.name)
    case 'bad-link':
      return hints['bad-link'](hint.text)
    case 'bad-email':
      return hints['bad-email'](hint.text)
    case 'letters':
      return hints.letters(hint.letters, shortened(hint.text))
    case 'phone':
      return hints.phone(hint.text)
    default:
      return hints[hint.kind]
  }
}

/** What is missing or may be stumbled over; each hint leads to its field. */
export function CheckForm({ hints }: { hints: readonly Hint[] }) {
  const { labels, goTo } = useLater()
  if (hints.length === 0) return <p className="resume-generator-hint">{labels.nothingToCheck}</p>
  return (
    <ul className="resume-generator-hints">
      {hints.map((hint) => (
        <li key={`${hint.kind}${hint.field}`}>
          <Button variant="quiet" onClick={() => goTo(hint.field)}>
            {textOf(hint, labels)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
