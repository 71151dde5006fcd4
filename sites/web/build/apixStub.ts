import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Plugin } from 'vite'

/** Whether something listens on a port of this machine. */
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    // Node gives up an address after 250 ms, also while it is the one that is busy.
    const socket = connect({ port, host: 'localhost', autoSelectFamilyAttemptTimeout: 5000 })
    const answer = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })

/** Answers while no backend runs: visits are accepted, no user is signed in, all else is unavailable. */
function answerInstead({ url = '' }: IncomingMessage, response: ServerResponse) {
  const path = url.split('?')[0]
  if (path === '/visitor') return response.writeHead(204).end()
  response.setHeader('content-type', 'application/json')
  response.writeHead(path === '/auth/user' ? 401 : 503)
  return response.end(JSON.stringify({ error: 'No backend is running: pnpm --filter @kleinzeug/apix start' }))
}

/** Answers calls of `/apix`, without their first part, while nothing listens on the backend's port. */
export const answerWithoutBackend =
  (port: number) => async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (await isListening(port)) next()
    else answerInstead(request, response)
  }

/** Lets the development server do without the backend; one that is started later is used at once. */
export const apixStub = (port: number): Plugin => ({
  name: 'apix-stub',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/apix', (request, response, next) => {
      void answerWithoutBackend(port)(request, response, next)
    })
  },
})
