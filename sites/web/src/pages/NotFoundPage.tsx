import { notFoundSign } from 'virtual:content/logo'
import { notFound } from 'virtual:content/names'
import { Body } from 'virtual:content/part:notFound'
import { ProseLink } from '../content/ProseLink.tsx'
import { DotMatrixLogo } from '../frame/logo/DotMatrixLogo.tsx'

export function NotFoundPage() {
  return (
    <div className="not-found">
      <div className="window not-found-window" aria-hidden="true">
        <DotMatrixLogo {...notFoundSign} />
      </div>
      <h1>{notFound.title}</h1>
      <p className="page-lead">{notFound.description}</p>
      <Body components={{ a: ProseLink }} />
    </div>
  )
}
