// What an answer costs when nothing is done for it: the yardstick of visits.ts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.writeHead(204).end())
})
server.listen(0, '127.0.0.1', () => {
  const { address, port } = server.address() as AddressInfo
  console.log(JSON.stringify({ address: `${address}:${port}` }))
})
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
