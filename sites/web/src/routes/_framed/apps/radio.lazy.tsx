import { createLazyFileRoute } from '@tanstack/react-router'
import { RadioPage } from '../../../radio/RadioPage.tsx'

export const Route = createLazyFileRoute('/_framed/apps/radio')({ component: RadioPage })
