import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { fc } from '@fast-check/vitest'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serve } from './serve.ts'

const page = '<!doctype html><title>Blog</title><p>Ein längerer Text mit Umlauten.</p>'
const digits = '0123456789'

let dist: string
let server: Awaited<ReturnType<typeof serve>>

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'kleinzeug-dist-'))
  for (const folder of ['.vite', 'assets', 'blog', '.well-known']) mkdirSync(join(dist, folder))
  const write = (name: string, text: string | Buffer) => writeFileSync(join(dist, name), text)
  write(
    '.vite/site.json',
    JSON.stringify({ policy: "default-src 'none'", redirects: { '/alt': '/blog' }, share: '/blog' }),
  )
  write('index.html', '<title>Start</title>')
  write('404.html', '<title>Nicht gefunden</title>')
  write('blog.html', page)
  write('blog.html.br', brotliCompressSync(page))
  write('blog.html.gz', gzipSync(page))
  write('assets/app-1a2b.js', 'export {}')
  write('digits.txt', digits)
  write('.well-known/security.txt', 'Contact: mailto:post@kleinzeug.example')
  write('big.bin', Buffer.alloc(20_000_000))
  server = await serve({ port: 0, dist: `${dist}/`, host: '127.0.0.1' })
})
afterEach(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Unlike fetch, sends any method and header, decodes nothing and keeps the path as it is. */
const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: server.port, path, method, headers, agent: false })
    outgoing.on('error', reject)
    outgoing.on('response', (response: IncomingMessage) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    outgoing.end()
  })

describe('ranges', () => {
  test.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-1', 206, '9', 'bytes 9-9/10'],
    ['bytes=-99', 206, digits, 'bytes 0-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=5-2', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, digits, undefined],
    ['bytes=abc', 200, digits, undefined],
    ['abc', 200, digits, undefined],
    ['bytes=', 200, digits, undefined],
  ])('%s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await call('/digits.txt', { range })
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange])
    expect(answer.body.toString()).toBe(body)
    expect((await call('/')).status).toBe(200)
  })

  test('If-Range takes only the exact date: the ETags here are weak, and those never match (RFC 9110, 13.1.5)', async () => {
    const { etag, 'last-modified': date } = (await call('/digits.txt')).headers
    expect(etag).toMatch(/^W\/"/)
    const later = new Date(Date.parse(date!) + 60_000).toUTCString()
    for (const [condition, status] of [
      [etag!, 200],
      [etag!.replace('W/', ''), 200],
      ['"other"', 200],
      ['rubbish', 200],
      [later, 200],
      [date!, 206],
    ] as const) {
      const answer = await call('/digits.txt', { range: 'bytes=2-4', 'if-range': condition })
      expect([condition, answer.status, answer.body.toString()]).toEqual([
        condition,
        status,
        status === 206 ? '234' : digits,
      ])
    }
  })

  test('HEAD has no ranges (RFC 9110, 14.2)', async () => {
    const { status, headers } = await call('/digits.txt', { range: 'bytes=2-4' }, 'HEAD')
    expect([status, headers['content-length']]).toEqual([200, '10'])
  })

  test('whatever is asked for, the server lives on', async () => {
    const number = fc.oneof(fc.constant(''), fc.nat(30).map(String), fc.string({ maxLength: 4 }))
    const range = fc
      .array(
        fc.tuple(number, number).map((pair) => pair.join('-')),
        { maxLength: 4 },
      )
      .map((ranges) => `bytes=${ranges.join(',')}`.replaceAll(/[^\x21-\x7e]/g, ''))
    await fc.assert(
      fc.asyncProperty(range, async (range) => {
        expect([200, 206, 416]).toContain((await call('/digits.txt', { range })).status)
      }),
      { numRuns: 100 },
    )
  })
})

describe('files that change while the server runs', () => {
  test('one that has gone is a 404, and one that has come is served', async () => {
    unlinkSync(join(dist, 'digits.txt'))
    expect((await call('/digits.txt')).status).toBe(404)
    writeFileSync(join(dist, 'new.txt'), 'neu')
    expect((await call('/new.txt')).body.toString()).toBe('neu')
  })

  test('a whole folder that goes away leaves a server that says 404', async () => {
    renameSync(dist, `${dist}-away`)
    expect((await call('/blog')).status).toBe(404)
    renameSync(`${dist}-away`, dist)
    expect((await call('/')).status).toBe(200)
  })

  test('one cut short in the middle breaks this answer and nothing else', async () => {
    await expect(
      new Promise((resolve, reject) => {
        const path = '/big.bin'
        request({ host: '127.0.0.1', port: server.port, path, agent: false }, (response) => {
          response.once('data', () => truncateSync(join(dist, 'big.bin'), 100))
          response.on('data', () => {})
          response.on('error', reject)
          response.on('end', resolve)
        }).end()
      }),
    ).rejects.toThrow('aborted')
    expect((await call('/')).status).toBe(200)
  })

  test('the policy and the redirects are those of the build that is there', async () => {
    const site = { policy: "default-src 'self'", redirects: { '/neu': '/blog' } }
    writeFileSync(join(dist, '.vite/site.json'), JSON.stringify(site))
    expect((await call('/neu')).headers.location).toBe('/blog')
    expect((await call('/')).headers['content-security-policy']).toBe("default-src 'self'")
    writeFileSync(join(dist, '.vite/site.json'), '{ half')
    expect((await call('/neu')).headers.location).toBe('/blog')
  })
})

test('the camera is allowed on the page that reads codes, and nowhere else', async () => {
  const allowed = async (path: string) => (await call(path)).headers['permissions-policy']
  const none = 'camera=(), microphone=(), geolocation=()'
  expect(await allowed('/meta/transfer')).toBe('camera=(self), microphone=(), geolocation=()')
  for (const path of ['/', '/blog', '/meta/settings', '/meta/transfer/more', '/meta/transferx', '/nowhere'])
    expect(await allowed(path)).toBe(none)
})

test('a reader who leaves in the middle of a file is no fault', async () => {
  for (let i = 0; i < 20; i += 1) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET /big.bin HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    socket.resetAndDestroy()
  }
  expect((await call('/')).status).toBe(200)
})

describe('conditions', () => {
  test('an ETag in a list, weak or strong, is known', async () => {
    const { etag } = (await call('/blog')).headers
    expect(etag).toMatch(/^W\/"/)
    for (const list of [etag!, `"a", ${etag}, "b"`, etag!.replace('W/', ''), '*']) {
      const answer = await call('/blog', { 'if-none-match': list })
      expect([answer.status, answer.body.length]).toEqual([304, 0])
    }
    expect((await call('/blog', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('each encoding has an ETag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await call('/blog', { 'accept-encoding': encoding })).headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('HEAD says what GET says, without the text', async () => {
    const [get, head] = await Promise.all([call('/blog'), call('/blog', {}, 'HEAD')])
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers[name]).toBe(get.headers[name])
  })
})

describe('encodings', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (text: Buffer) => text }

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['', 'identity'],
    ['zstd', 'identity'],
  ] as const)('"%s" gets %s', async (accepted, encoding) => {
    const { headers, body } = await call('/blog', { 'accept-encoding': accepted })
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers.vary).toContain('Accept-Encoding')
    expect(decode[encoding](body).toString()).toBe(page)
  })

  test('a file without a compressed copy comes as it is', async () => {
    const { headers, body } = await call('/digits.txt', { 'accept-encoding': 'br, gzip' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, digits])
  })
})

describe('methods and addresses', () => {
  test('what is shared by POST is not read: the answer is the address of the page', async () => {
    const { status, headers } = await call('/blog?x=1', {}, 'POST')
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/blog', 'no-store'])
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s on a page is not allowed', async (method) => {
    const answer = await call(method === 'POST' ? '/' : '/blog', {}, method)
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    ['/missing', 'text/html; charset=utf-8'],
    ['/404', 'text/html; charset=utf-8'],
    ['/assets/missing.js', 'text/plain; charset=utf-8'],
    ['/.vite/site.json', 'text/plain; charset=utf-8'],
    ['/..%2f..%2fetc%2fpasswd', 'text/html; charset=utf-8'],
    ['/../../etc/passwd', 'text/html; charset=utf-8'],
    ['/blog%00.html', 'text/plain; charset=utf-8'],
    ['/%zz', 'text/html; charset=utf-8'],
    ['/a\\b', 'text/html; charset=utf-8'],
  ])('%s is not found, and not kept', async (path, type) => {
    const { status, headers } = await call(path, { range: 'bytes=0-1' })
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(headers['content-type']).toBe(type)
  })

  test('the page of unknown addresses can be fetched by its full name, as the service worker does', async () => {
    const { status, headers } = await call('/404.html')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('an address longer than any file name is not found', async () => {
    expect((await call(`/${'a'.repeat(3_000)}`)).status).toBe(404)
  })

  test('assets are kept for a year, pages are asked for anew', async () => {
    expect((await call('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
    expect((await call('/blog')).headers['cache-control']).toBe('no-cache')
    expect((await call('/alt')).headers.location).toBe('/blog')
    expect((await call('/.well-known/security.txt')).status).toBe(200)
    expect((await call('/blog/?a=1')).body.toString()).toBe(page)
  })
})

describe('a password in the address of a page', () => {
  test.each(['/login?user=ada&pass=geheim', '/?pass=', '/alt?a=1&pass=geheim', '/missing?p%61ss=geheim'])(
    '%s is refused without repeating it',
    async (path) => {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, headers, body } = await call(path, {}, method)
        expect(status).toBe(400)
        expect(headers['cache-control']).toBe('no-store')
        expect(headers['content-security-policy']).toBe("default-src 'none'")
        expect(JSON.stringify(headers) + body.toString()).not.toMatch(/geheim|ada/)
        expect(body.length > 0).toBe(method !== 'HEAD')
      }
    },
  )

  test('other queries are let through', async () => {
    for (const query of ['', '?', '?passe=1', '?a=pass', '?zu=%2Fuser%3Fpass%3D1'])
      expect((await call(`/blog${query}`)).status).toBe(200)
  })

  test('the specified login below the API root is let through', async () => {
    const asked: Array<string | undefined> = []
    const withApi = await serve({
      port: 0,
      dist: `${dist}/`,
      host: '127.0.0.1',
      api: ({ url }, response) => {
        asked.push(url)
        response.writeHead(204).end()
      },
    })
    const login = '/apix/auth/login?user=ada&pass=geheim'
    expect((await fetch(`http://127.0.0.1:${withApi.port}${login}`)).status).toBe(204)
    expect(asked).toEqual([login])
    await withApi.close()
  })
})

test('Strict-Transport-Security is sent where the server knows that it is behind TLS', async () => {
  expect((await call('/')).headers['strict-transport-security']).toBeUndefined()
  const secure = await serve({ port: 0, dist: `${dist}/`, host: '127.0.0.1', https: true })
  const { headers } = await fetch(`http://127.0.0.1:${secure.port}/`)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/)
  await secure.close()
})

test('requests under way are finished before the server closes', async () => {
  const release: Array<() => void> = []
  const slow = await serve({
    port: 0,
    dist: `${dist}/`,
    host: '127.0.0.1',
    api: (_, response) => void release.push(() => response.writeHead(204).end()),
  })
  const answers = Array.from({ length: 30 }, () => fetch(`http://127.0.0.1:${slow.port}/apix/visitor`))
  await expect.poll(() => release.length).toBe(30)
  const closed = slow.close()
  // oxlint-disable-next-line no-restricted-globals -- the server may not close within this time
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const answer of release) answer()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(30).fill(204))
  await closed
})
