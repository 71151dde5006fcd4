import { createServer, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { answerWithoutBackend } from './apixStub.ts'

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

test('pnpm dev alone answers the calls of the site, and leaves them to a backend that runs', async () => {
  const backend = await listen((_, response) => response.end('backend'))
  const answer = answerWithoutBackend(backend.port)
  // As the development server does, whose proxy is next.
  const dev = await listen((request, response) => {
    void answer(request, response, () => response.end('next'))
  })
  const root = `http://localhost:${dev.port}`
  expect(await (await fetch(`${root}/auth/user`)).text()).toBe('next')

  await backend.close()
  expect((await fetch(`${root}/visitor`, { method: 'POST', body: '{}' })).status).toBe(204)
  expect((await fetch(`${root}/auth/user`)).status).toBe(401)
  const later = await fetch(`${root}/auth/sessions?a=b`)
  expect(later.status).toBe(503)
  expect(await later.json()).toHaveProperty('error')
  await dev.close()
})
