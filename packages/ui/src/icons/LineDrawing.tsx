/**
 * A line drawing from a path of one's own, in the colour of the text around it. Hidden from assistive
 * technology.
 *
 * @example
 * ```tsx
 * <LineDrawing path="M3 8h10" />
 * ```
 *
 * @param path path data on a grid of 16 units
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
