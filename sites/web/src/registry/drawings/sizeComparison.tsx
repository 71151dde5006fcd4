export const drawing = (
  <>
    <path className="d-stroke" d="M26 122h198M50 122v5M86 122v5M160 122v5" />
    <circle className="d-solid" cx="50" cy="118" r="4" />
    <circle className="d-stroke" cx="86" cy="108" r="14" />
    <circle className="d-accent" cx="160" cy="78" r="44" />
  </>
)
