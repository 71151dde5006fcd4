import { Agent, get } from 'node:http'

/** How many browsers ask for the page at the same time. */
const clients = 4

/** How long a client waits between two pages, in milliseconds: the pages are no flood of their own. */
const pause = 5

function fetchPage(port: number, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const began = performance.now()
  get({ host: '127.0.0.1', port, path: '/', agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.on('error', reject)
    response.on('end', () => {
      if (response.statusCode === 200) resolve(performance.now() - began)
      else reject(new Error(`GET / was answered with ${response.statusCode}`))
    })
    response.resume()
  }).on('error', reject)
  return promise
}

/**
 * Fetches `/` until `signal` aborts, from a few clients at once.
 *
 * @returns the milliseconds from each request to the end of its answer
 * @throws when a page is not answered with 200
 */
export async function pageTimes(port: number, signal: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  async function client() {
    while (!signal.aborted) {
      times.push(await fetchPage(port, agent))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return times
}
