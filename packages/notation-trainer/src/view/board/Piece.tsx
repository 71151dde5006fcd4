import type { PieceCode } from '../../model/placement.ts'

/** Foot of every piece but the pawn, on a 40-unit grid. */
const foot = 'M8.5 35.5v-2.3a2 2 0 0 1 2-2h19a2 2 0 0 1 2 2v2.3z'

/** Outlines (`body`) and drawn lines (`detail`) of the six pieces, on a 40-unit grid. */
const drawings: Record<string, { readonly body: readonly string[]; readonly detail?: string }> = {
  P: {
    body: [
      'M16.4 18.6h7.2c.3 5 1.9 8.9 5 12.6H11.4c3.1-3.7 4.7-7.6 5-12.6z',
      'M10.5 35.5v-2.3a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2v2.3z',
      'M20 8.2a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8z',
    ],
  },
  R: {
    body: ['M10.5 7h4.6v3.2h2.9V7h4v3.2h2.9V7h4.6v7.2l-3 2.6.8 14.4H12.7l.8-14.4-3-2.6z', foot],
    detail: 'M13.7 17h12.6',
  },
  N: {
    body: [
      'M12.2 31.2c-.6-7.4 6.5-9 6.9-14.2l-4.6 2.7-2.9 3.1-3.7-1.3-.4-3.4 5.3-7.7.6-4.8 4 2.5c8.8.4 13.3 8.2 12.4 23.1z',
      foot,
    ],
    detail: 'M15.2 13.2h.01M22 10.5c3.3 2.6 4.9 7.2 5 13.5',
  },
  B: {
    body: [
      'M20 8.6c4.7 3.2 7.3 6.9 7.3 10.8 0 3.2-1.7 5.3-3.9 6.8l2.7 5H13.9l2.7-5c-2.2-1.5-3.9-3.6-3.9-6.8 0-3.9 2.6-7.6 7.3-10.8z',
      foot,
      'M20 4.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
    ],
    detail: 'm23.6 12.7-4.5 6.1M16.6 26.2h6.8',
  },
  Q: {
    body: [
      'm8.3 12.3 5 6.7L15 9.6l5 8.6 5-8.6 1.7 9.4 5-6.7-3.2 18.9H11.5z',
      foot,
      'M7.8 8.7a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM14.8 5.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM25.2 5.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM32.2 8.7a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    ],
    detail: 'M12 26.8h16',
  },
  K: {
    body: [
      'M20 15c1.5-3.7 5.3-5.3 8.2-4 3.7 1.6 4.2 6.2 1.9 9.8-1.7 2.7-2.7 6.2-3 10.4H12.9c-.3-4.2-1.3-7.7-3-10.4-2.3-3.6-1.8-8.2 1.9-9.8 2.9-1.3 6.7.3 8.2 4z',
      'M18.7 2.6h2.6v2.6h2.5v2.5h-2.5v4.8h-2.6V7.7h-2.5V5.2h2.5z',
      foot,
    ],
    detail: 'M20 15.2v10.3M12.6 26.8h14.8',
  },
}

/** The drawing of a piece; its accessible name is part of the square's. */
export function Piece({ code }: { code: PieceCode }) {
  const drawing = drawings[code.charAt(1)]
  return (
    <svg
      className="notation-trainer-piece"
      data-piece={code}
      data-color={code.charAt(0)}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {drawing?.body.map((path) => (
        <path key={path} d={path} />
      ))}
      {drawing?.detail && <path className="notation-trainer-piece-detail" d={drawing.detail} />}
    </svg>
  )
}
