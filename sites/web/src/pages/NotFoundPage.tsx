import { Link } from '@tanstack/react-router'
import { DotMatrixLogo } from '../frame/logo/DotMatrixLogo.tsx'

export function NotFoundPage() {
  return (
    <div className="not-found">
      <div className="not-found-window" aria-hidden="true">
        <DotMatrixLogo words={['404']} />
      </div>
      <h1>Hier ist nichts</h1>
      <p className="page-lead">
        Diese Adresse gibt es nicht, oder nicht mehr. Vielleicht hat sich ein Buchstabe verirrt: Groß und
        klein macht hier einen Unterschied.
      </p>
      <p>
        <Link to="/">Zur Startseite</Link>
      </p>
    </div>
  )
}
