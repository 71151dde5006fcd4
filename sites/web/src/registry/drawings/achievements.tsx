export const drawing = (
  <>
    <path className="d-stroke" d="M40 118h170" />
    <path className="d-accent" d="M48 112 88 92l36 8 34-36 44-26" />
    <path className="d-accent" d="M202 38V18" />
    <path className="d-fill" d="m202 18 18 6-18 6z" />
    <circle className="d-solid" cx="88" cy="92" r="3.5" />
    <circle className="d-solid" cx="124" cy="100" r="3.5" />
    <circle className="d-solid" cx="158" cy="64" r="3.5" />
  </>
)
