import type { ReactNode } from 'react'
import './foundations.css'

/** Tokens with their values as the page has them, each beside a sample. */
export function Rows({ names, show }: { names: readonly string[]; show: (name: string) => ReactNode }) {
  const style = getComputedStyle(document.documentElement)
  return (
    <dl className="foundations foundations-rows">
      {names.map((name) => (
        <div key={name}>
          <dt>
            {name}
            <br />
            {style.getPropertyValue(name)}
          </dt>
          <dd>{show(name)}</dd>
        </div>
      ))}
    </dl>
  )
}
