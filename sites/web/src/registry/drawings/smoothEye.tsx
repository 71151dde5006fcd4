export const drawing = (
  <>
    <path
      className="d-stroke"
      strokeDasharray="1 6"
      d="M50 75c0-34 50-34 75 0s75 34 75 0-50-34-75 0-75 34-75 0z"
    />
    <path className="d-accent" d="M125 75c14 19 36 27 52 25" opacity=".5" />
    <circle className="d-fill" cx="179" cy="99" r="7" />
  </>
)
