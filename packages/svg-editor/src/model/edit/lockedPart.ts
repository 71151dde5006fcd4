import type { SvgNode } from '../document/svgNode.ts'

/** Elements that are drawn where they stand and take a transform. */
const drawn = new Set(['text', 'use', 'image', 'switch', 'a', 'foreignObject'])

/** Whether a locked part can be shifted: a text, an image, a `use`; neither definitions nor comments. */
export const canShift = ({ type, raw }: SvgNode) =>
  type === 'locked' && drawn.has(/^<([\w:.-]+)/.exec(raw)?.[1] ?? '')
