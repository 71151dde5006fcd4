export const drawing = (
  <>
    <path className="d-stroke" d="M60 50h130M60 76h130M60 102h84" />
    <path className="d-accent" d="M156 102h34M173 85v34" />
  </>
)
