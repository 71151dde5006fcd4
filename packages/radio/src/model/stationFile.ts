import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import * as v from 'valibot'
import { stationSchema, type Station } from './station.ts'
import { secureUrl } from './streamUrl.ts'

/** Serialises the list as a JSON file with all fields. */
export const toJson = (stations: readonly Station[]): string => `${JSON.stringify({ stations }, null, 2)}\n`

/** Serialises the list as an M3U playlist, which other players open. */
export const toM3u = (stations: readonly Station[]): string =>
  ['#EXTM3U', ...stations.flatMap(({ host, streamUrl }) => [`#EXTINF:-1,${host}`, streamUrl]), ''].join('\n')

export interface StationFile {
  readonly stations: readonly Station[]
  /** Names of entries left out because they have no https address. */
  readonly skipped: readonly string[]
  /** What playlists hold beside the address; all fields when left out. */
  readonly fields?: readonly string[]
  /** Whether the file ends in the middle. */
  readonly isCut: boolean
}

interface Entry {
  readonly host: string | undefined
  readonly address: string
}

/**
 * The http and https addresses of an M3U or PLS playlist. Never throws.
 *
 * @param base address of the playlist, for relative entries
 */
export function readPlaylistAddresses(text: string, base: string): string[] {
  const lines = linesOf(text)
  const entries = isPls(text) ? plsEntries(lines).map(({ address }) => address) : lines.filter(isM3uEntry)
  return entries.flatMap((address) => {
    const url = URL.parse(address, base)
    return url && /^https?:$/.test(url.protocol) ? [url.href] : []
  })
}

const isM3uEntry = (line: string) => line !== '' && !line.startsWith('#') && !line.startsWith('<')
const isPls = (content: string) => /^\s*\[playlist\]/i.test(content)
const linesOf = (content: string) => content.split(/\r\n|\r|\n/).map((line) => line.trim())

/** Reads stations from a JSON, M3U or PLS file; the format is detected from the content. Never throws. */
export function readStations(text: string): StationFile {
  const content = text.replace(/^\uFEFF/, '').trim()
  if (/^[{[]/.test(content) && !isPls(content)) return readJson(content)
  const lines = linesOf(content)
  const entries = isPls(content) ? plsEntries(lines) : m3uEntries(lines)
  return {
    ...stationsIn(
      entries.map(({ host, address }) => {
        const streamUrl = secureUrl(address)
        return { host: host || hostName(streamUrl) || address, volume: 1, streamUrl }
      }),
    ),
    fields: ['host'],
    isCut: false,
  }
}

function readJson(content: string): StationFile {
  const { data, isCut } = readBackup(content, 'radio') ?? { data: undefined, isCut: false }
  const list = isObject(data) ? (data['stations'] ?? data['presets']) : data
  return { ...stationsIn(Array.isArray(list) ? list : []), isCut }
}

function stationsIn(list: readonly unknown[]) {
  const stations: Station[] = []
  const skipped: string[] = []
  for (const entry of list) {
    const result = v.safeParse(stationSchema, entry)
    if (result.success) stations.push(result.output)
    else skipped.push(isObject(entry) && typeof entry['host'] === 'string' ? entry['host'] : '–')
  }
  return { stations, skipped }
}

/** Fallback name of a station without a title: the host of its stream. */
const hostName = (streamUrl: string | undefined) =>
  streamUrl && URL.parse(streamUrl)?.hostname.replace(/^www\./, '')

function m3uEntries(lines: readonly string[]): Entry[] {
  const entries: Entry[] = []
  let host: string | undefined
  for (const line of lines) {
    const title = /^#EXTINF:[^,]*,(.*)$/i.exec(line)?.[1]
    if (title !== undefined) host = title.trim()
    // Only lines with a scheme count: the #EXTM3U header is optional, and any text file could be imported.
    else if (/^[a-z][a-z\d+.-]*:\/\//i.test(line)) {
      entries.push({ host, address: line })
      host = undefined
    }
  }
  return entries
}

function plsEntries(lines: readonly string[]): Entry[] {
  const fields = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^((?:file|title)\d+)\s*=\s*((?:\S.*)?)$/i.exec(line) ?? []
    if (name !== undefined && value !== undefined) fields.set(name.toLowerCase(), value)
  }
  return [...fields].flatMap(([name, address]) =>
    name.startsWith('file') ? [{ host: fields.get(name.replace('file', 'title')), address }] : [],
  )
}
