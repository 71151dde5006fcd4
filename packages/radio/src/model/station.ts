import * as v from 'valibot'
import { secureUrl } from './streamUrl.ts'

/** A volume, 0 to 1. */
export const volumeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** An https address in full. */
export const httpsAddress = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check((text) => secureUrl(text) !== undefined),
)

const stationFields = {
  /** The station's name, as the display shows it. */
  host: v.pipe(
    v.string(),
    v.transform((name) => name.trim()),
    v.check((name) => name !== ''),
    v.maxLength(80),
  ),
  /** Volume it is played at until the listener changes it, 0 to 1: stations are mastered differently. */
  volume: v.fallback(volumeSchema, 1),
  /** Address of its audio: https, leading to MP3, AAC, Ogg, an HLS playlist or a playlist file. */
  streamUrl: httpsAddress,
  /** The station's own page. */
  website: v.exactOptional(httpsAddress),
}

/** One internet station. */
export type Station = Readonly<v.InferOutput<v.ObjectSchema<typeof stationFields, undefined>>>

/** An unreadable website is dropped without the station. Unknown fields are kept. */
export const stationSchema = v.pipe(
  v.looseObject({ ...stationFields, website: v.fallback(v.optional(httpsAddress), undefined) }),
  v.transform(({ website, ...station }) => (website === undefined ? station : { ...station, website })),
)

/** How many stations have a preset key on the device. */
export const presetCount = 8

/** The stations a new visitor finds on the preset keys, with the volumes of the specification. */
export const defaultStations: readonly Station[] = [
  {
    host: 'SWR3',
    website: 'https://www.swr3.de',
    volume: 0.8,
    streamUrl: 'https://liveradio.swr.de/sw282p3/swr3/play.mp3',
  },
  {
    host: 'DASDING',
    website: 'https://www.dasding.de',
    volume: 0.8,
    streamUrl: 'https://liveradio.swr.de/sw282p3/dasding/play.mp3',
  },
  {
    host: 'Deutschlandfunk Nova',
    website: 'https://www.deutschlandfunknova.de',
    volume: 1,
    streamUrl: 'https://st03.sslstream.dlf.de/dlf/03/128/mp3/stream.mp3?aggregator=web',
  },
  {
    host: 'Deutschlandfunk',
    website: 'https://www.deutschlandfunk.de',
    volume: 1,
    streamUrl: 'https://st01.sslstream.dlf.de/dlf/01/128/mp3/stream.mp3?aggregator=web',
  },
  {
    host: 'RM.FM TechHouse',
    website: 'https://www.rm.fm',
    volume: 0.6,
    streamUrl: 'https://techhouse-high.rautemusik.fm/stream.mp3',
  },
  {
    host: 'Sunshine Live',
    website: 'https://www.sunshine-live.de',
    volume: 0.6,
    streamUrl: 'https://stream.sunshine-live.de/live/mp3-192/homepage/',
  },
  {
    host: 'Lounge Plus',
    website: 'https://www.loungeplus.de',
    volume: 1,
    streamUrl: 'https://loungeplus-live.cast.addradio.de/loungeplus/live/mp3/mid',
  },
  {
    host: 'Beats Radio',
    website: 'https://www.beatsradio.de',
    volume: 1,
    streamUrl: 'https://live.streams.klassikradio.de/beats-radio',
  },
]
