import { matrixText } from './matrixText.tsx'

export const drawing = (
  <>
    <path className="d-stroke" d="M30 96h190M30 90v12M220 90v12" />
    <path className="d-accent" d="M92 96h46" />
    <path className="d-stroke" d="M125 62v26m-5-6 5 6 5-6" opacity=".5" />
    <path className="d-accent" d="M108 52v36m-5-6 5 6 5-6" />
    {matrixText('42', 96, 24, 2.4)}
    <text className="d-mono d-small" x="30" y="122" textAnchor="middle">
      1
    </text>
    <text className="d-mono d-small" x="214" y="122" textAnchor="middle">
      100
    </text>
  </>
)
