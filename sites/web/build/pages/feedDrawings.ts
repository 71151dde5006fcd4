import { parse } from 'node-html-parser'
import type { WrittenPage } from './WrittenPage.ts'

/** The colours of the light theme, for readers who have no stylesheet of the site. */
const style = `text{fill:#3b3d40;font:500 13.5px sans-serif}.drawing-value,.drawing-end{text-anchor:end}
.drawing-middle{text-anchor:middle}.drawing-value,.drawing-strong{fill:#15171a}.drawing-track{fill:#e3e2de}
.drawing-bar{fill:#6d6f71}.drawing-mark,.drawing-accent{fill:#b34a00}
.drawing-rule,.drawing-limit,.drawing-line{fill:none;stroke:#6d6f71}.drawing-line[data-marked]{stroke:#b34a00}`

/** Where the drawing of a page lies as a file of its own; `at` counts those of a page from 0. */
export const drawingFile = (path: string, at: number) => `drawings${path}-${at + 1}.svg`

/** The drawings of all posts as pictures that stand alone. */
export const feedDrawings = (pages: readonly WrittenPage[]) =>
  pages
    .filter(({ page }) => page.head.asOf)
    .flatMap(({ path, page }) =>
      parse(page.html)
        .querySelectorAll('.drawing > svg')
        .map((drawing, at) => {
          drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
          // Room for strokes and for text that ends at the edge.
          const [, , width, height] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
          drawing.setAttribute('viewBox', `-8 -8 ${width! + 16} ${height! + 16}`)
          drawing.insertAdjacentHTML(
            'afterbegin',
            `<style>${style}</style><rect x="-8" y="-8" width="100%" height="100%" fill="#fff"/>`,
          )
          return { file: drawingFile(path, at), svg: drawing.outerHTML }
        }),
    )
