import { measurePlain, measureRadio } from '../src/state/stationMeasure.fixtures.ts'

const bench = { measureRadio, measurePlain }

declare global {
  interface Window {
    bench: typeof bench
  }
}

window.bench = bench
