import { matrixText } from './matrixText.tsx'

export const drawing = (
  <>
    {matrixText('KORB TINTE', 38, 44, 2.62)}
    <path className="d-stroke" d="M38 104h174" />
    <path className="d-accent" d="M38 104h128" />
    <path className="d-stroke" d="M38 99v10M81 101v6M125 101v6M168 101v6M212 99v10" />
  </>
)
