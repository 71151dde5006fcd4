import { pngOf, type Colour } from './png.ts'

/** Shades between the ground and a colour, so that dots have soft edges. */
const shades = 15

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share)
  return [part(0), part(1), part(2)]
}

/** A drawing of round dots on one ground. */
export class DotCanvas {
  readonly #pixels: Uint8Array
  readonly #palette: Colour[]
  readonly #width: number
  readonly #height: number

  constructor(width: number, height: number, ground: Colour, colours: readonly Colour[]) {
    this.#width = width
    this.#height = height
    this.#pixels = new Uint8Array(width * height)
    this.#palette = [
      ground,
      ...colours.flatMap((colour) =>
        Array.from({ length: shades }, (_, at) => mix(ground, colour, (at + 1) / shades)),
      ),
    ]
  }

  /** @param colour its number in the list given to the constructor */
  dot(x: number, y: number, radius: number, colour: number): void {
    for (let row = Math.floor(y - radius - 1); row <= y + radius + 1; row++)
      for (let column = Math.floor(x - radius - 1); column <= x + radius + 1; column++) {
        const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y)
        const shade = Math.round(Math.min(1, Math.max(0, radius + 0.5 - distance)) * shades)
        if (shade > 0 && column >= 0 && row >= 0 && column < this.#width && row < this.#height)
          this.#pixels[row * this.#width + column] = colour * shades + shade
      }
  }

  png(): Buffer {
    return pngOf(this.#width, this.#height, this.#pixels, this.#palette)
  }
}
