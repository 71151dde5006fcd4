/**
 * A small line drawing in the colour of the text around it; always beside or behind a name in words.
 *
 * @param path what is drawn, on a grid of 16 units
 * @param size width and height in pixels
 */
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
