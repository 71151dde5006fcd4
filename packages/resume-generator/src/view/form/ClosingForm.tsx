import { localDate } from '@kleinzeug/calendar-day'
import { Button, Switch } from '@kleinzeug/ui'
import { useRef, useState } from 'react'
import { withStyle } from '../../model/edit.ts'
import { formatPartialDate, parsePartialDate } from '../../model/dates/partialDate.ts'
import type { Resume } from '../../model/resume.ts'
import { usePaintedData } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'
import { FormText } from './FormText.tsx'
import { ParsedField } from './ParsedField.tsx'

export function ClosingForm() {
  const { labels, edit } = useLater()
  const resume = usePaintedData()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const set = (fields: Partial<Resume>, field: string, typing = true) =>
    edit({ change: (data) => ({ ...data, ...fields }), field, typing })

  async function read(file: File) {
    const { decodeImage, signatureUrl } = await import('../../output/photo.ts')
    const image = await decodeImage(file)
    setProblem(image ? undefined : labels.imageUnreadable)
    if (image) set({ signature: signatureUrl(image) }, 'signature', false)
  }

  return (
    <>
      <Switch
        label={labels.showClosing}
        data-field="style/closing"
        checked={resume.style.closing}
        onChange={(closing) => edit({ change: (data) => withStyle(data, { closing }), field: 'place' })}
      />
      <div className="resume-generator-fields">
        <FormText
          label={labels.placeOfSignature}
          field="place"
          value={resume.place}
          onText={(place) => set({ place }, 'place')}
        />
        <div className="resume-generator-date">
          <ParsedField
            label={labels.date}
            hint={labels.birthDateHint}
            value={resume.date}
            format={formatPartialDate}
            parse={parsePartialDate}
            error={labels.dateError}
            field="date"
            onValue={(date) => set({ date }, 'date')}
          />
          <Button variant="quiet" onClick={() => set({ date: localDate(Date.now()) }, 'date', false)}>
            {labels.today}
          </Button>
        </div>
      </div>
      <div className="resume-generator-photo" data-kind="signature">
        {resume.signature && <img src={resume.signature} alt={labels.signature} width={120} />}
        <div>
          <p className="ui-field-label">{labels.signature}</p>
          <p className="resume-generator-hint">{labels.signatureHint}</p>
          <div className="resume-generator-row">
            <Button data-field="signature" onClick={() => input.current?.click()}>
              {labels.chooseImage}
            </Button>
            {resume.signature && (
              <Button variant="quiet" onClick={() => set({ signature: '' }, 'signature', false)}>
                {labels.removeImage}
              </Button>
            )}
          </div>
          <p className="ui-field-error" role="alert">
            {problem}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={labels.chooseImage}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void read(file)
            event.target.value = ''
          }}
        />
      </div>
    </>
  )
}
