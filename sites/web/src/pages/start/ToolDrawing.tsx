import type { ReactNode } from 'react'
import { matrixText } from './matrixText.tsx'
import './drawing.css'

/** 20 weeks of 7 days, as shares of a full day: a fixed pattern that looks like somebody's year. */
const heat = Array.from({ length: 140 }, (_, at) => ((at * 73 + Math.floor(at / 7) * 11) % 97) % 5)

const drawings: Readonly<Record<string, ReactNode>> = {
  notationTrainer: (
    <>
      {Array.from({ length: 24 }, (_, at) => at).map((at) => {
        const [column, row] = [at % 6, Math.floor(at / 6)]
        return (
          (column + row) % 2 === 1 && (
            <rect key={at} className="d-line" x={53 + column * 24} y={27 + row * 24} width="24" height="24" />
          )
        )
      })}
      <rect className="d-stroke" x="53" y="27" width="144" height="96" />
      <path className="d-accent" d="M89 111V68" />
      <path className="d-fill" d="m89 58 6 12H83z" />
      <rect className="d-sunken" x="113" y="61" width="72" height="28" />
      <text className="d-mono" x="149" y="81" textAnchor="middle">
        e2–e4
      </text>
    </>
  ),
  decider: (
    <>
      <text className="d-text d-dim" x="60" y="45">
        Pizza
      </text>
      <text className="d-text d-dim" x="60" y="71">
        Nudeln
      </text>
      <rect className="d-fill" x="48" y="82" width="154" height="26" rx="3" />
      <text className="d-text d-on" x="60" y="100">
        Selber kochen
      </text>
      <text className="d-text d-dim" x="60" y="129">
        Salat
      </text>
    </>
  ),
  worktime: heat.map((level, at) => (
    <rect
      key={`${Math.floor(at / 7)} ${at % 7}`}
      className="d-fill"
      x={25 + Math.floor(at / 7) * 10}
      y={36 + (at % 7) * 11}
      width="8"
      height="9"
      rx="1"
      opacity={at > 105 ? 0.1 : [0.12, 0.3, 0.55, 0.8, 1][level]}
    />
  )),
  resumeGenerator: (
    <>
      <rect className="d-stroke d-paper" x="82" y="18" width="86" height="118" />
      <rect className="d-fill" x="138" y="28" width="20" height="25" />
      <path
        className="d-stroke"
        d="M92 32h32M92 40h22M92 64h14M114 64h44M92 76h14M114 76h36M92 88h14M114 88h44M92 108h14M114 108h30M92 120h14M114 120h40"
      />
    </>
  ),
  svgEditor: (
    <>
      <path className="d-stroke" strokeDasharray="3 4" d="M60 110 90 36M190 40l-30 74" />
      <path className="d-accent" d="M60 110C90 36 160 114 190 40" />
      <rect className="d-solid" x="56" y="106" width="8" height="8" />
      <rect className="d-solid" x="186" y="36" width="8" height="8" />
      <circle className="d-fill" cx="90" cy="36" r="4" />
      <circle className="d-fill" cx="160" cy="114" r="4" />
    </>
  ),
  passwordMaker: (
    <>
      {matrixText(['KORB', 'TINTE'], 38, 44, 2.62)}
      <path className="d-stroke" d="M38 104h174" />
      <path className="d-accent" d="M38 104h128" />
      <path className="d-stroke" d="M38 99v10M81 101v6M125 101v6M168 101v6M212 99v10" />
    </>
  ),
  smoothEye: (
    <>
      <path
        className="d-stroke"
        strokeDasharray="1 6"
        d="M50 75c0-34 50-34 75 0s75 34 75 0-50-34-75 0-75 34-75 0z"
      />
      <path className="d-accent" d="M125 75c14 19 36 27 52 25" opacity=".5" />
      <circle className="d-fill" cx="179" cy="99" r="7" />
    </>
  ),
  sizeComparison: (
    <>
      <path className="d-stroke" d="M26 122h198M50 122v5M86 122v5M160 122v5" />
      <circle className="d-solid" cx="50" cy="118" r="4" />
      <circle className="d-stroke" cx="86" cy="108" r="14" />
      <circle className="d-accent" cx="160" cy="78" r="44" />
    </>
  ),
  radio: (
    <>
      <rect className="d-stroke d-paper" x="56" y="34" width="138" height="84" rx="10" />
      <rect className="d-sunken d-stroke" x="68" y="46" width="78" height="26" rx="2" />
      {matrixText(['NOVA'], 74, 51, 1.9)}
      <circle className="d-stroke" cx="170" cy="59" r="14" />
      <path className="d-accent" d="m170 59 8-9" />
      <path className="d-stroke" d="M70 88h10M86 88h10M102 88h10M118 88h10M134 88h10M150 88h10M166 88h14" />
      <path className="d-accent" d="M102 103h10" />
      <path className="d-stroke" d="M70 103h10M86 103h10M118 103h10M134 103h10M150 103h10M166 103h14" />
    </>
  ),
  numberGuessing: (
    <>
      <path className="d-stroke" d="M30 96h190M30 90v12M220 90v12" />
      <path className="d-accent" d="M92 96h46" />
      <path className="d-stroke" d="M125 62v26m-5-6 5 6 5-6" opacity=".5" />
      <path className="d-accent" d="M108 52v36m-5-6 5 6 5-6" />
      {matrixText(['42'], 96, 24, 2.4)}
      <text className="d-mono d-small" x="30" y="122" textAnchor="middle">
        1
      </text>
      <text className="d-mono d-small" x="214" y="122" textAnchor="middle">
        100
      </text>
    </>
  ),
  achievements: (
    <>
      <path className="d-stroke" d="M40 118h170" />
      <path className="d-accent" d="M48 112 88 92l36 8 34-36 44-26" />
      <path className="d-accent" d="M202 38V18" />
      <path className="d-fill" d="m202 18 18 6-18 6z" />
      <circle className="d-solid" cx="88" cy="92" r="3.5" />
      <circle className="d-solid" cx="124" cy="100" r="3.5" />
      <circle className="d-solid" cx="158" cy="64" r="3.5" />
    </>
  ),
  selfReport: (
    <>
      {[42, 66, 90, 114].map((y, row) => (
        <g key={y}>
          <path className="d-stroke" d={`M60 ${y}h130`} />
          <path
            className="d-stroke"
            d={`M60 ${y - 4}v8M92.5 ${y - 4}v8M125 ${y - 4}v8M157.5 ${y - 4}v8M190 ${y - 4}v8`}
          />
          <circle className="d-fill" cx={[125, 157.5, 92.5, 173][row]} cy={y} r="6" />
        </g>
      ))}
    </>
  ),
  neoCortex: (
    <>
      <path className="d-stroke" d="M72 100l40-56 46 18 30 42-52 10-64-14M112 44l24 70M158 62l-22 52" />
      <circle className="d-solid" cx="72" cy="100" r="5" />
      <circle className="d-solid" cx="158" cy="62" r="5" />
      <circle className="d-solid" cx="188" cy="104" r="5" />
      <circle className="d-solid" cx="136" cy="114" r="5" />
      <circle className="d-fill" cx="112" cy="44" r="9" />
    </>
  ),
  lifehacks: (
    <>
      <path className="d-stroke" d="M92 46c0-18 66-18 66 0 0 14-18 18-18 34h-30c0-16-18-20-18-34z" />
      <path className="d-stroke" d="M112 92h26M115 102h20M120 112h10" />
      <path className="d-accent" d="M125 78V56m-10-8 10 8 10-8" />
      <path className="d-accent" d="M66 42 54 38M66 62l-12 6M184 42l12-4M184 62l12 6" />
    </>
  ),
}

/** A tool as a line drawing, made of the thing it does. */
export function ToolDrawing({ route }: { route: string }) {
  return (
    <svg className="drawing" viewBox="0 0 250 150" aria-hidden="true">
      {drawings[route]}
    </svg>
  )
}
