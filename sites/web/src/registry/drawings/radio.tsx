import { matrixText } from './matrixText.tsx'

export const drawing = (
  <>
    <rect className="d-stroke d-paper" x="56" y="34" width="138" height="84" rx="10" />
    <rect className="d-sunken d-stroke" x="68" y="46" width="78" height="26" rx="2" />
    {matrixText('NOVA', 74, 51, 1.9)}
    <circle className="d-stroke" cx="170" cy="59" r="14" />
    <path className="d-accent" d="m170 59 8-9" />
    <path className="d-stroke" d="M70 88h10M86 88h10M102 88h10M118 88h10M134 88h10M150 88h10M166 88h14" />
    <path className="d-accent" d="M102 103h10" />
    <path className="d-stroke" d="M70 103h10M86 103h10M118 103h10M134 103h10M150 103h10M166 103h14" />
  </>
)
