import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../head.ts'
import { StartPage } from '../../pages/start/StartPage.tsx'
import { siteConfig } from '../../site.config.ts'

export const Route = createFileRoute('/_framed/')({
  head: () => pageHead({ description: siteConfig.description }),
  staticData: { written: true },
  component: StartPage,
})
