export const drawing = (
  <>
    <path className="d-stroke" d="M92 46c0-18 66-18 66 0 0 14-18 18-18 34h-30c0-16-18-20-18-34z" />
    <path className="d-stroke" d="M112 92h26M115 102h20M120 112h10" />
    <path className="d-accent" d="M125 78V56m-10-8 10 8 10-8" />
    <path className="d-accent" d="M66 42 54 38M66 62l-12 6M184 42l12-4M184 62l12 6" />
  </>
)
