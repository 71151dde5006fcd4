import { Button, copyText } from '@kleinzeug/ui'
import { useState } from 'react'
import { TokenInput } from './TokenInput.tsx'
import { ToolsBelow } from './ToolsBelow.tsx'
import { tryableTokens, type Changes } from './tryableTokens.ts'
import { WeakPairs } from './WeakPairs.tsx'
import './trial.css'

const cssOf = (changes: Changes) =>
  `:root {\n${Object.entries(changes)
    .map(([token, value]) => `  ${token}: ${value};`)
    .join('\n')}\n}\n`

/** Inputs for the tokens, and every tool below with what they say. */
export function TokenTrial() {
  const [changes, setChanges] = useState<Changes>({})
  const [copied, setCopied] = useState(false)
  const change = (token: string, value: string | undefined) => {
    setCopied(false)
    setChanges((before) =>
      Object.fromEntries([
        ...Object.entries(before).filter(([each]) => each !== token),
        ...(value === undefined ? [] : [[token, value]]),
      ]),
    )
  }
  const count = Object.keys(changes).length
  return (
    <main className="trial" style={changes}>
      <form className="trial-panel" aria-label="Tokens" onSubmit={(event) => event.preventDefault()}>
        <h1>Tokens ausprobieren</h1>
        {tryableTokens.map(({ name, tokens }) => (
          <details key={name} open={name === 'Farben'}>
            <summary>{name}</summary>
            <div className="trial-inputs">
              {tokens.map((token) => (
                <TokenInput key={token} token={token} value={changes[token]} onChange={change} />
              ))}
            </div>
          </details>
        ))}
        <WeakPairs changes={changes} />
        <div className="trial-keys">
          <Button disabled={count === 0} onClick={async () => setCopied(await copyText(cssOf(changes)))}>
            {copied ? 'Kopiert' : `${count} als CSS kopieren`}
          </Button>
          <Button variant="quiet" disabled={count === 0} onClick={() => setChanges({})}>
            Zurücksetzen
          </Button>
        </div>
      </form>
      <ToolsBelow />
    </main>
  )
}
