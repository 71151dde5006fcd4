import { DatabaseSync } from 'node:sqlite'
import { startBenchServer } from './benchServer.ts'
import { pageTimes } from './pageTimes.ts'

const visit = JSON.stringify({ route: '/', userAgent: 'bench', language: 'de', screen: '1 x 1' })

const sendVisit = (port: number) =>
  fetch(`http://127.0.0.1:${port}/apix/visitor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: visit,
  }).then(({ status }) => status)

interface Options {
  /** How long another connection holds the write lock. */
  readonly seconds: number
  /** Visits that wait for the lock. */
  readonly visits: number
}

/** Measures how long the page takes while another program holds SQLite's write lock and visits wait for it. */
export async function measurePagesUnderLock({ seconds, visits }: Options) {
  const server = await startBenchServer()
  const foreign = new DatabaseSync(server.database, { timeout: 5_000 })
  try {
    // The code of the server is compiled before it is measured.
    await pageTimes(server.port, AbortSignal.timeout(1_000))
    const before = await pageTimes(server.port, AbortSignal.timeout(seconds * 1_000))
    foreign.exec('begin immediate')
    let answered = 0
    const waiting = Array.from({ length: visits }, async () => {
      const status = await sendVisit(server.port)
      answered += 1
      return status
    })
    const locked = await pageTimes(server.port, AbortSignal.timeout(seconds * 1_000))
    const answeredWhileLocked = answered
    foreign.exec('rollback')
    const statuses = await Promise.all(waiting)
    return {
      round: { own: locked, peer: before },
      answeredWhileLocked,
      statuses,
    }
  } finally {
    foreign.close()
    await server.stop()
  }
}
