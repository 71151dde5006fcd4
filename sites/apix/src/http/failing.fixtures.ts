// A server whose first request fails in a way that nothing catches, while its answer is under way.
import { createServer } from 'node:http'
import { jsonLog } from './log.ts'
import { runServer } from './runServer.ts'
import { drain } from './serverLimits.ts'

const note = (event: 'started' | 'stopped', address = '') =>
  jsonLog({ time: new Date().toISOString(), level: 'info', event, address })

const server = createServer((_, response) => {
  setTimeout(() => response.end('finished'), 200)
  throw new Error('nothing catches this')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  note('started', typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '')
})
runServer({
  async stop() {
    await drain(server)
    note('stopped')
  },
})
