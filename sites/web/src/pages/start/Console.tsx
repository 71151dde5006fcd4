import { Legend } from '@kleinzeug/ui'
import { PathLink } from '../../frame/PathLink.tsx'
import { tools } from '../../registry/tools.ts'
import { matrixText } from './matrixText.tsx'

/** The eight keys of the start page's device, each the way into one tool. */
const keys = [
  ['decider', 'Los'],
  ['notationTrainer', 'e2–e4'],
  ['radio', 'FM'],
  ['svgEditor', 'SVG'],
  ['worktime', '5 h'],
  ['passwordMaker', '•••'],
  ['resumeGenerator', 'CV'],
  ['numberGuessing', '1–100'],
] as const

const names: Readonly<Record<(typeof keys)[number][0], string>> = {
  decider: 'Der Entscheider',
  notationTrainer: 'Schachnotation',
  radio: 'Digi Radio',
  svgEditor: 'SVG-Editor',
  worktime: 'Arbeitszeit',
  passwordMaker: 'Pass Maker',
  resumeGenerator: 'Lebenslauf',
  numberGuessing: 'Zahlenraten',
}

/** Distance of two holes of the grille. */
const hole = 12

/** The site as a device: a display, a grille, and one key for each of eight tools. */
export function Console() {
  return (
    <div className="console">
      <div className="console-display" aria-hidden="true">
        <span className="console-status">
          <Legend>Speicher</Legend>
          <Legend>nur hier</Legend>
        </span>
        <svg className="console-matrix" viewBox="0 0 236 40">
          {matrixText(['BEREIT'], 0, 4, 4)}
          <rect className="console-cursor d-fill" x="152" y="8" width="12" height="26" />
        </svg>
        <span className="console-status">
          <Legend>{tools.length} Apps</Legend>
          <Legend>ohne Konto</Legend>
        </span>
      </div>
      <svg className="console-grille" viewBox="0 0 360 84" aria-hidden="true">
        {Array.from({ length: 210 }, (_, at) => {
          const [column, row] = [at % 30, Math.floor(at / 30)]
          const inside = Math.hypot((column - 14.5) / 15, (row - 3) / 3.9) < 1
          return (
            <circle
              key={`${column} ${row}`}
              className={inside ? 'hole' : 'stud'}
              cx={column * hole + 6}
              cy={row * hole + 6}
              r={inside ? 2.6 : 1.4}
            />
          )
        })}
      </svg>
      <nav className="console-keys" aria-label="Direkt zu">
        {keys.map(([route, sign]) => (
          <PathLink
            key={route}
            className="console-key"
            path={`/apps/${route}`}
            aria-label={`${sign}: ${names[route]}`}
            title={names[route]}
          >
            {sign}
          </PathLink>
        ))}
      </nav>
    </div>
  )
}
