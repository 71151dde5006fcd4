import { optimize } from 'svgo/browser'

/**
 * Lets SVGO have the source. Ids, shapes and the view box stay: others may refer to them, and people
 * want to go on drawing.
 *
 * @throws when SVGO cannot read it
 */
export function optimise(source: string): string {
  return optimize(source, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { cleanupIds: false, convertShapeToPath: false } } },
    ],
  }).data
}
