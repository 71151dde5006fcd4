// The site's server with its backend, as a process of its own. Takes the folder of the pages.
import { configurationFrom, createApix, jsonLog } from '@kleinzeug/apix'
import { serve } from '../server/serve.ts'

const apix = await createApix({
  ...configurationFrom(process.env),
  log: (entry) => {
    if (entry.level === 'error') jsonLog(entry)
  },
})
const { port, close } = await serve({
  port: 0,
  host: '127.0.0.1',
  dist: String(process.argv[2]),
  api: apix.nodeHandler,
})
process.send?.(port)
process.once('SIGTERM', () => void close().then(apix.close))
