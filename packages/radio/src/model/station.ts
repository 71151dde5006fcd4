/** One internet station. */
export interface Station {
  /** Who sends: the name in the display. */
  readonly host: string
  /** Loudness it is played at, 0 to 1: stations differ in how hot they are mastered. */
  readonly volume: number
  /** Where its audio comes from: an https address of MP3, AAC, Ogg or an HLS playlist. */
  readonly streamUrl: string
  /** The station's own page. */
  readonly website?: string
}

/** How many stations have a key on the device. */
export const keyCount = 8

/** The eight stations a new visitor finds on the keys, with the volumes of the specification. */
export const eightStations: readonly Station[] = [
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
