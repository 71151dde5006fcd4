export const drawing = (
  <>
    <path className="d-stroke" d="M72 100l40-56 46 18 30 42-52 10-64-14M112 44l24 70M158 62l-22 52" />
    <circle className="d-solid" cx="72" cy="100" r="5" />
    <circle className="d-solid" cx="158" cy="62" r="5" />
    <circle className="d-solid" cx="188" cy="104" r="5" />
    <circle className="d-solid" cx="136" cy="114" r="5" />
    <circle className="d-fill" cx="112" cy="44" r="9" />
  </>
)
