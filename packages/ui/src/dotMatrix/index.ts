export { layOutDots, type Dot, type DotLayout, type DotLayoutOptions } from './layOutDots.ts'
