import { DotMatrix, Legend } from '@kleinzeug/ui'
import { PathLink } from '../../page/PathLink.tsx'
import { publishedTools as tools } from '../../registry/publishedTools.ts'
import { deviceLabels as labels } from './labels.ts'

/** Distance of two holes of the grille. */
const hole = 12

/** The display, in dots: the longest name of a tool fits. */
const grid = { columns: 92, rows: 13 }

/** The device has room for this many keys. */
const keyCount = 8

const keys = tools
  .flatMap(({ route, sign, title }) => (sign ? [{ route, sign, name: title }] : []))
  .slice(0, keyCount)

/** The site as a device: display, grille and keys of eight tools; CSS names the tool of the hovered or focused key. */
export function Console() {
  return (
    <div className="console">
      <div className="console-display" aria-hidden="true">
        <span className="console-status">
          <Legend>{labels.storage}</Legend>
          <Legend>{labels.onlyHere}</Legend>
        </span>
        <div className="console-window" data-tools="">
          <div className="console-ready">
            <DotMatrix text={labels.display} {...grid} />
          </div>
          {keys.map(({ route, name }) => (
            <span key={route} className="console-name" data-route={route}>
              <DotMatrix text={name} {...grid} />
            </span>
          ))}
        </div>
        <span className="console-status">
          <Legend>{labels.count(tools.length)}</Legend>
          <Legend>{labels.noAccount}</Legend>
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
      <nav className="console-keys" aria-label={labels.keys} data-tools="">
        {keys.map(({ route, sign, name }) => (
          <PathLink
            key={route}
            data-route={route}
            className="console-key"
            path={`/apps/${route}`}
            aria-label={`${sign}: ${name}`}
            title={name}
          >
            {sign}
          </PathLink>
        ))}
      </nav>
    </div>
  )
}
