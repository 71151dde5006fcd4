import type { ReactNode } from 'react'

/** For controls of which only the look is shown. */
export const still = () => {}

/** The ground on which a device shows something. */
export function Window({ children }: { children: ReactNode }) {
  return <div className="docs-window">{children}</div>
}

export function Openings() {
  return ['Grünfeld-Indisch', 'Italienisch', 'Königsindisch', 'Najdorf', 'Spanisch'].map((name) => (
    <option key={name}>{name}</option>
  ))
}

/** A dialog as it looks, in the flow of a page: a modal one would cover it. */
export function StillDialog({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <div className="ui-dialog docs-dialog">
      <div className="ui-dialog-body">
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="ui-dialog-actions">{actions}</div>
      </div>
    </div>
  )
}

/** A table of keys as its dialog shows it. */
export function StillKeys({
  rows,
}: {
  rows: ReadonlyArray<readonly [keys: readonly string[], does: string]>
}) {
  return (
    <dl className="ui-key-table">
      {rows.map(([keys, does]) => (
        <div key={keys.join(' ')}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
