/** Dark and light modules of a QR code, row by row. */
export type Modules = readonly (readonly boolean[])[]

const pathOf = (modules: Modules) =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** Loads the encoder. @throws where the text is too long for a code */
export async function encodeQr(text: string): Promise<Modules> {
  const { encode } = await import('uqr')
  return encode(text, { border: 2 }).data
}

/** A QR code, dark on light in every theme. */
export function QrCode({ modules, label }: { modules: Modules; label: string }) {
  return (
    <svg
      className="password-maker-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" />
      <path d={pathOf(modules)} />
    </svg>
  )
}
