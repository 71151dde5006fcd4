import { themes } from '@kleinzeug/ui'
import { tokens as usesOfTokens } from 'virtual:uses'
import type { ReactNode } from 'react'
import { CopyText } from '../.storybook/docs/CopyText.tsx'
import { colourOf } from './coloursOf.ts'
import { lowestContrasts, roleOf, type Lowest } from './tokens.ts'
import './foundations.css'
import './tokens.css'

const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const themeNames = {
  dark: 'dark',
  darkLight: 'dark medium',
  lightLight: 'light medium',
  light: 'light',
  blue: 'blue',
}

function Users({ token }: { token: string }) {
  const uses = Object.entries(usesOfTokens[token] ?? {}).toSorted(([, one], [, other]) => other - one)
  const all = uses.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return <>nowhere yet</>
  return (
    <details>
      <summary>
        {all} × in {uses.length} {uses.length === 1 ? 'package' : 'packages'}
      </summary>
      {uses.map(([name, count]) => `${name} ${count}`).join(', ')}
    </details>
  )
}

/** Tokens that are the same in every theme, with a sample and who uses them. */
export function TokenTable({
  names,
  show,
}: {
  names: readonly string[]
  show: (token: string) => ReactNode
}) {
  const style = getComputedStyle(document.documentElement)
  return (
    <ul className="token-rows">
      {names.map((token) => (
        <li key={token}>
          <div className="token-sample">{show(token)}</div>
          <div>
            <CopyText text={`var(${token})`}>{token}</CopyText>
            <div className="token-note">{style.getPropertyValue(token)}</div>
          </div>
          <div className="token-note">
            <Users token={token} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Contrast({ lowest: { front, back, ratio, least }, role }: { lowest: Lowest; role: string }) {
  return (
    <>
      <strong data-holds={ratio >= least}>{figure.format(ratio)}</strong> of {least}{' '}
      {front === role ? `on ${back}` : `under ${front}`}
    </>
  )
}

/** Colours by role: one swatch a theme with its value and the least contrast that it is used with. */
export function ColourTable({ names }: { names: readonly string[] }) {
  return (
    <ul className="token-rows">
      {names.map((token) => {
        const role = roleOf(token)
        const contrasts = lowestContrasts(role)
        return (
          <li key={token} className="token-colour">
            <div>
              <CopyText text={`var(${token})`}>{token}</CopyText>
              <div className="token-note">
                <Users token={token} />
              </div>
            </div>
            <ul className="token-themes">
              {themes.map(({ id }) => {
                const lowest = contrasts.find(({ theme }) => theme === id)
                return (
                  <li key={id}>
                    <span data-theme={id} style={{ background: `var(${token})` }} />
                    <CopyText text={colourOf(id, role)} />
                    <div className="token-note">
                      {themeNames[id]}
                      <br />
                      {lowest ? <Contrast lowest={lowest} role={role} /> : 'divides, carries no meaning'}
                    </div>
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
