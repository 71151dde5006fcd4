// Hands out the files of this folder, as any web server does.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types = { '.html': 'text/html', '.js': 'text/javascript' }
const port = process.argv[process.argv.indexOf('--port') + 1]

createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const content = await readFile(join(import.meta.dirname, path)).catch(() => undefined)
  response.writeHead(content ? 200 : 404, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
  })
  response.end(content)
}).listen(Number(port))
