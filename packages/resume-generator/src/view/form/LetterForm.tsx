import { Switch } from '@kleinzeug/ui'
import { withCover, withLetter } from '../../model/edit.ts'
import type { Cover, Letter } from '../../model/resume.ts'
import { pageWords } from '../../model/sections.ts'
import { usePaintedData } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'
import { FormText } from './FormText.tsx'

/** The fields of the letter. */
export function LetterForm() {
  const { labels, edit } = useLater()
  const { letter, style } = usePaintedData()
  const words = pageWords[style.language].letter
  const set = (fields: Partial<Letter>, key: keyof Letter, typing = true) =>
    edit({ change: (data) => withLetter(data, fields), field: `letter/${key}`, typing })
  const text = (
    key: 'recipient' | 'reference' | 'subject' | 'salutation' | 'text' | 'farewell',
    label: string,
    more: { hint?: string; rows?: number; wide?: boolean; placeholder?: string } = {},
  ) => (
    <FormText
      label={label}
      {...more}
      field={`letter/${key}`}
      value={letter[key]}
      onText={(value) => set({ [key]: value }, key)}
    />
  )
  return (
    <>
      <Switch
        label={labels.showLetter}
        data-field="letter/shown"
        checked={letter.shown}
        onChange={(shown) => set({ shown }, 'shown', false)}
      />
      <div className="resume-generator-fields">
        {text('recipient', labels.recipient, { hint: labels.recipientHint, rows: 5, wide: true })}
        {text('subject', labels.subject, { wide: true })}
        {text('salutation', labels.salutation, { placeholder: words.salutation })}
        {text('reference', labels.reference)}
        {text('text', labels.letterText, {
          hint: `${labels.letterTextHint} ${labels.markupHint}`,
          rows: 12,
          wide: true,
        })}
        {text('farewell', labels.farewell, { placeholder: words.farewell })}
        <FormText
          label={labels.enclosures}
          hint={labels.bulletsHint}
          rows={3}
          wide
          field="letter/enclosures"
          value={letter.enclosures.join('\n')}
          onText={(value) => set({ enclosures: value === '' ? [] : value.split('\n') }, 'enclosures')}
        />
      </div>
      <Switch
        label={labels.foldMarks}
        data-field="letter/foldMarks"
        checked={letter.foldMarks}
        onChange={(foldMarks) => set({ foldMarks }, 'foldMarks', false)}
      />
    </>
  )
}

/** The fields of the cover. */
export function CoverForm() {
  const { labels, edit } = useLater()
  const { cover, professionData, style } = usePaintedData()
  const words = pageWords[style.language].cover
  const set = (fields: Partial<Cover>, key: keyof Cover, typing = true) =>
    edit({ change: (data) => withCover(data, fields), field: `cover/${key}`, typing })
  return (
    <>
      <Switch
        label={labels.showCover}
        data-field="cover/shown"
        checked={cover.shown}
        onChange={(shown) => set({ shown }, 'shown', false)}
      />
      <p className="resume-generator-hint">{labels.coverHint}</p>
      <div className="resume-generator-fields">
        <FormText
          label={labels.coverTitle}
          placeholder={words.title}
          field="cover/title"
          value={cover.title}
          onText={(title) => set({ title }, 'title')}
        />
        <FormText
          label={labels.position}
          placeholder={professionData.title && words.position(professionData.title)}
          field="cover/position"
          value={cover.position}
          onText={(position) => set({ position }, 'position')}
        />
      </div>
    </>
  )
}
