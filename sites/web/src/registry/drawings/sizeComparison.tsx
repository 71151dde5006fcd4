export const drawing = (
  <>
    <path
      className="d-stroke"
      d="M22 104h206M22 122v8M46 122v4M70 122v4M94 122v8M118 122v4M142 122v4M166 122v8M190 122v4M214 122v4M70 104c8-12 10-26 11-44 1 18 3 32 11 44M76 92h10M228 80a120 120 0 0 1-43-62"
    />
    <circle className="d-solid" cx="34" cy="102" r="2" />
    <circle className="d-stroke" cx="52" cy="98" r="6" />
    <path className="d-accent" d="M142 116v18" />
    <circle className="d-accent" cx="142" cy="70" r="34" />
  </>
)
