import { createFileRoute, redirect } from '@tanstack/react-router'

/** All tools stand on the start page. */
export const Route = createFileRoute('/_framed/apps/')({
  beforeLoad: () => {
    throw redirect({ to: '/', hash: 'apps', replace: true })
  },
})
