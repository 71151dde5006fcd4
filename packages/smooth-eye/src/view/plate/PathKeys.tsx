import { Choice, SelectField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { pathKinds, type PathKind } from '../../model/path.ts'
import { programmeNames } from '../../model/programme.ts'
import { useSmoothEye } from '../SmoothEyeContext.ts'

const drawings: Record<PathKind, string> = {
  horizontal: 'M3 12h18M6 9l-3 3 3 3m12-6 3 3-3 3',
  vertical: 'M12 3v18M9 6l3-3 3 3m-6 12 3 3 3-3',
  circle: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  eight: 'M12 12C8 6 3 7 3 12s5 6 9 0 9-5 9 0-5 6-9 0Z',
  lissajous: 'M3 12c2-12 6-12 9 0s7 12 9 0M3 12c2 12 6 12 9 0s7-12 9 0',
  free: 'M3 15c3-9 5-10 7-5s3 9 5 5 3-7 6-2',
  saccades: 'M4 12h.01M20 12h.01M8 12l2-2m-2 2 2 2m-2-2h8m-2-2 2 2-2 2',
  nearFar: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 3.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
}

const drawing = (path: PathKind): ReactNode => (
  <svg className="smooth-eye-path-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[path]} />
  </svg>
)

/** The plate below the window: one key for each path, and the programmes. */
export function PathKeys() {
  const { state, labels } = useSmoothEye()
  const { path, programme } = useAtomValue(state.settings)
  const change = useSetAtom(state.changeSettings)
  return (
    <div className="smooth-eye-plate">
      <Choice
        className="smooth-eye-paths"
        legend={labels.path}
        value={programme === 'none' ? path : ''}
        options={pathKinds.map((value) => ({
          value: value as PathKind | '',
          label: (
            <span className="smooth-eye-path" title={labels.paths[value]}>
              {drawing(value)}
              <span>{labels.paths[value]}</span>
            </span>
          ),
        }))}
        onChange={(value) => value !== '' && change({ path: value, programme: 'none' })}
      />
      <SelectField
        label={labels.programme}
        value={programme}
        onChange={(value) => {
          const chosen = (['none', ...programmeNames] as const).find((name) => name === value)
          if (chosen) change({ programme: chosen })
        }}
      >
        {(['none', ...programmeNames] as const).map((name) => (
          <option key={name} value={name}>
            {labels.programmes[name]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
