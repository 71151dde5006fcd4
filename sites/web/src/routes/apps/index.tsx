import { createFileRoute, redirect } from '@tanstack/react-router'

/** All tools stand on the start page. */
export const Route = createFileRoute('/apps/')({
  beforeLoad: () => {
    throw redirect({ to: '/', hash: 'apps', replace: true })
  },
})
