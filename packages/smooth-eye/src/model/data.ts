import { orDefault, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { pathKinds } from './path.ts'
import { MAX_SPEED, MIN_SPEED, programmeNames } from './programme.ts'
import {
  DEFAULT_PIXELS_PER_MILLIMETRE,
  defaultDistances,
  distanceRange,
  pixelsPerMillimetreRange,
} from './screen.ts'

/** Diameter of the dot in degrees of the visual field. */
export const sizeRange = { min: 0.3, max: 3 } as const

/** Length of an exercise in minutes. */
export const minutesRange = { min: 0.5, max: 30 } as const

export const dotColours = ['accent', 'text', 'good', 'bad'] as const

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max))

export const defaultSettings = {
  path: 'eight',
  programme: 'none',
  speed: 12,
  size: 1,
  colour: 'accent',
  minutes: 2,
  trail: true,
  tone: false,
  dim: false,
  probe: false,
} as const

const settingsSchema = v.looseObject({
  path: orDefault(v.picklist(pathKinds), defaultSettings.path),
  /** A sequence of exercises, or `none` for the one path. */
  programme: orDefault(v.picklist(['none', ...programmeNames]), defaultSettings.programme),
  /** Degrees per second. */
  speed: orDefault(between({ min: MIN_SPEED, max: MAX_SPEED }), defaultSettings.speed),
  /** Degrees. */
  size: orDefault(between(sizeRange), defaultSettings.size),
  colour: orDefault(v.picklist(dotColours), defaultSettings.colour),
  minutes: orDefault(between(minutesRange), defaultSettings.minutes),
  trail: orDefault(v.boolean(), defaultSettings.trail),
  /** A tone between two exercises of a programme and at the end. */
  tone: orDefault(v.boolean(), defaultSettings.tone),
  /** Darkens everything around the field. */
  dim: orDefault(v.boolean(), defaultSettings.dim),
  /** Whether the dot now and then changes its look, to be answered. */
  probe: orDefault(v.boolean(), defaultSettings.probe),
})

/** Time of a session: milliseconds since 1970, as far as a date reaches. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))

const count = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))

const sessionSchema = v.looseObject({
  /** When it began, in ms since 1970. */
  start: time,
  /** How long the dot moved, in seconds; pauses do not count. */
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
  /** The path, or the name of the programme. A name of another version is shown as it is. */
  exercise: v.string(),
  /** Highest speed in degrees per second. */
  speed: v.optional(v.number()),
  /** How often the dot changed its look, how often that was answered, and after how many ms in the mean. */
  probes: v.optional(v.looseObject({ shown: count, answered: count, delay: count })),
})

export const smoothEyeSchema = v.looseObject({
  settings: orDefault(settingsSchema, { ...defaultSettings }),
  screen: orDefault(
    v.looseObject({
      pixelsPerMillimetre: orDefault(between(pixelsPerMillimetreRange), DEFAULT_PIXELS_PER_MILLIMETRE),
      /** Millimetres; where it was not set, the usual one of the device. */
      distance: v.exactOptional(orDefault(between(distanceRange), defaultDistances.desk)),
      /** Whether something of a known size was held to this screen. */
      isMeasured: orDefault(v.boolean(), false),
    }),
    { pixelsPerMillimetre: DEFAULT_PIXELS_PER_MILLIMETRE, isMeasured: false },
  ),
  sessions: orDefault(tolerantList(sessionSchema), []),
  /** Minutes between two reminders to look into the distance; 0: none. */
  remindAfter: orDefault(between({ min: 0, max: 240 }), 0),
})

/** What the exercise keeps: settings, the measured screen and the log. */
export type SmoothEyeData = DataOf<typeof smoothEyeSchema>
export type Settings = DataOf<typeof settingsSchema>
export type Session = DataOf<typeof sessionSchema>

export const defaultData = (): SmoothEyeData => ({
  settings: { ...defaultSettings },
  screen: { pixelsPerMillimetre: DEFAULT_PIXELS_PER_MILLIMETRE, isMeasured: false },
  sessions: [],
  remindAfter: 0,
})
