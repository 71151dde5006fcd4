import { createServer } from 'node:net'
import { createServer as createVite } from 'vite'
import { expect, test } from 'vitest'
import { apixStub } from './apixStub.ts'

const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) =>
    server.listen(0, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )

test('pnpm dev alone answers the calls of the site, and leaves them to a backend that runs', async () => {
  const backend = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi'))
  const port = await listening(backend)
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [apixStub(port)],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null, proxy: { '/apix': `http://localhost:${port}` } },
  })
  await vite.listen()
  const address = vite.httpServer?.address()
  const root = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/apix`

  expect(await (await fetch(`${root}/auth/user`)).text()).toBe('hi')

  await new Promise((resolve) => backend.close(resolve))
  expect((await fetch(`${root}/visitor`, { method: 'POST', body: '{}' })).status).toBe(204)
  expect((await fetch(`${root}/auth/user`)).status).toBe(401)
  const later = await fetch(`${root}/auth/sessions?a=b`)
  expect(later.status).toBe(503)
  expect(await later.json()).toHaveProperty('error')
  await vite.close()
})
