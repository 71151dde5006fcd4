// @boundaries-ignore the build and Vite's configuration run in plain Node, where the package's name leads to its `dist`, which need not exist yet
export { layOutDots } from '../../../../../packages/ui/src/dotMatrix/layOutDots.ts'
