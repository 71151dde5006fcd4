import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address of old: it leads to the start page. */
export const Route = createFileRoute('/_app')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
