import { Button, Switch, TextField } from '@kleinzeug/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { returnPath } from '../session/returnPath.ts'
import { signIn } from '../session/signIn.ts'
import { PageTitle } from './PageTitle.tsx'

/** @param wanted where the visitor was going when the login was asked for */
export function LoginPage({ wanted }: { wanted?: string | undefined }) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const known = await signIn(name, password)
    setBusy(false)
    // Whoever is not recognised stays signed out, without a message: so the specification wants it.
    if (known) await navigate({ href: returnPath(wanted, location.origin) })
  }

  return (
    <>
      <PageTitle
        legend="Konto"
        title="Login"
        lead="Nur für Konten auf dieser Seite. Alles andere geht ohne."
      />
      <form className="login" data-react="" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          name="user"
          autoComplete="username"
          autoCapitalize="none"
          required
          value={name}
          onChange={setName}
        />
        <TextField
          label="Passwort"
          name="pass"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <Switch label="Passwort anzeigen" checked={shown} onChange={setShown} />
        <Button type="submit" variant="primary" disabled={busy} aria-busy={busy}>
          {busy ? 'Wird geprüft …' : 'Anmelden'}
        </Button>
      </form>
    </>
  )
}
