import { createFileRoute, redirect } from '@tanstack/react-router'

/** Registered by the specification; redirects to the start page. */
export const Route = createFileRoute('/_app')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
