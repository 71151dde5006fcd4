export const drawing = (
  <>
    <path className="d-stroke" strokeDasharray="3 4" d="M60 110 90 36M190 40l-30 74" />
    <path className="d-accent" d="M60 110C90 36 160 114 190 40" />
    <rect className="d-solid" x="56" y="106" width="8" height="8" />
    <rect className="d-solid" x="186" y="36" width="8" height="8" />
    <circle className="d-fill" cx="90" cy="36" r="4" />
    <circle className="d-fill" cx="160" cy="114" r="4" />
  </>
)
