import { leftPath, searchPath, themePath } from './framePaths.ts'
import { LineDrawing } from './LineDrawing.tsx'

// One path per icon, on a grid of 16 units; `LineDrawing` gives the stroke.
export const iconPaths = {
  add: 'M8 3v10M3 8h10',
  remove: 'M3 8h10',
  close: 'm4 4 8 8m0-8-8 8',
  check: 'm3 8.5 3.2 3.2L13 5',
  edit: 'm3 13 .6-3L10.4 3.2a1.2 1.2 0 0 1 1.7 0l.7.7a1.2 1.2 0 0 1 0 1.7L6 12.4 3 13Zm6-8.4L11.4 7',
  delete: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5 5 13h6l.5-8.5M6.8 7v3.6m2.4-3.6v3.6',
  up: 'm4 10 4-4 4 4',
  down: 'm4 6 4 4 4-4',
  left: leftPath,
  right: 'm6 4 4 4-4 4',
  undo: 'M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'm10 3 3 3-3 3m3-3H6.5a3.5 3.5 0 0 0 0 7H10',
  restart: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3',
  export: 'M8 10V3M5 5.7 8 2.8l3 2.9M3 10v3h10v-3',
  import: 'M8 3v7M5 7.3l3 2.9 3-2.9M3 10v3h10v-3',
  settings: 'M3 5h6m3 0h1M3 11h1m3 0h6M10.5 3.5v3m-5 3v3',
  sound: 'M3 6.5v3h2L8 12V4L5 6.5H3Zm7.5-.9a3.4 3.4 0 0 1 0 4.8m1.8-6.6a6 6 0 0 1 0 8.4',
  mute: 'M3 6.5v3h2L8 12V4L5 6.5H3Zm8 0 3 3m0-3-3 3',
  play: 'M5 3.2v9.6L12.5 8 5 3.2Z',
  pause: 'M5.5 3.5v9m5-9v9',
  stop: 'M4.5 4.5h7v7h-7z',
  skip: 'M4 3.5v9L10 8 4 3.5Zm8.5 0v9',
  pin: 'M6 2.5h4L9.4 6l2.1 2.5h-7L6.6 6 6 2.5ZM8 8.5v5',
  search: searchPath,
  copy: 'M5.5 5.5h7v7h-7zM3.5 10.5v-7h7',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  drag: 'M6 4h.01M6 8h.01M6 12h.01M10 4h.01M10 8h.01M10 12h.01',
  theme: themePath,
  history: 'M3 8a5 5 0 1 1 1.6 3.7M3 13.5v-3h3M8 5.2V8l2 1.4',
  list: 'M6 4.5h7M6 8h7M6 11.5h7M3 4.5h.01M3 8h.01M3 11.5h.01',
} as const

export type IconName = keyof typeof iconPaths

/** An icon of the set, in the colour of the text; hidden from assistive technology, as its control has a name. */
export function Icon({
  name,
  size,
}: {
  /** Which drawing of the set. */
  name: IconName
  /**
   * Width and height in px.
   *
   * @defaultValue 16
   */
  size?: number | undefined
}) {
  return <LineDrawing path={iconPaths[name]} {...(size && { size })} />
}
