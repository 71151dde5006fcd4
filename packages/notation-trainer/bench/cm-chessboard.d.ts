declare module 'cm-chessboard' {
  export const FEN: { readonly start: string }
  export class Chessboard {
    constructor(container: HTMLElement, options: object)
    enableMoveInput(isAllowed: (event: { readonly type: string }) => boolean): void
  }
}
