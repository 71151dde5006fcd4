import { inject } from 'vitest'

/**
 * Address of a station of the fault server, without a trailing slash. Each has a host name of its own: six connections to
 * one host are the limit of a browser.
 */
export function newStation(): string {
  const name = crypto.randomUUID()
  const { port } = new URL(inject('station'))
  return `http://${name}.localhost:${port}/${name}`
}
