/** A line drawing from path data on a grid of 16 units, in the colour of the text; hidden from assistive technology. */
export function LineDrawing({ path, size = 16 }: { path: string; size?: number }) {
  return (
    <svg
      className="ui-icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
