import { Button, Notice, Switch, TextField } from '@kleinzeug/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { mark, reactMark } from '../page/marks.ts'
import { page } from '../page/page.ts'
import { returnPath } from '../session/returnPath.ts'
import { signIn } from '../session/signIn.ts'
import type { LoadedArticle } from './loadArticle.ts'
import { loginLabels as labels } from './loginLabels.ts'
import { pageLabels } from './parts/labels.ts'
import { PageTitle } from './parts/PageTitle.tsx'

interface LoginPageProps extends Pick<LoadedArticle, 'article'> {
  /** Where the visitor was going when the login was asked for. */
  wanted?: string | undefined
}

export function LoginPage({ article, wanted }: LoginPageProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)
  const [failed, setFailed] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The form keeps its texts itself: what was typed before React had started is among them.
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    setBusy(true)
    setFailed(false)
    const result = await signIn(page.session, text('user'), text('pass'))
    setBusy(false)
    // The specification demands no message for a wrong password; an outage is none.
    setFailed(result === 'later')
    if (result === 'signed-in') await navigate({ href: returnPath(wanted, location.origin) })
  }

  return (
    <>
      <PageTitle legend={pageLabels.account} title={article.title} lead={article.description} />
      {/* Outside a dialog, a browser sends a form of this method nowhere. */}
      <form className="login" method="dialog" {...mark(reactMark)} onSubmit={(event) => void submit(event)}>
        <TextField label={labels.name} name="user" autoComplete="username" autoCapitalize="none" required />
        <TextField
          label={labels.password}
          name="pass"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
        />
        <Switch label={labels.show} checked={shown} onChange={setShown} />
        <Button type="submit" variant="primary" disabled={busy} aria-busy={busy}>
          {busy ? labels.busy : labels.submit}
        </Button>
        {failed && <Notice tone="warning" title={labels.later} />}
        <p className="login-waiting">{labels.waiting}</p>
      </form>
    </>
  )
}
