export const drawing = (
  <>
    {[42, 66, 90, 114].map((y, row) => (
      <g key={y}>
        <path className="d-stroke" d={`M60 ${y}h130`} />
        <path
          className="d-stroke"
          d={`M60 ${y - 4}v8M92.5 ${y - 4}v8M125 ${y - 4}v8M157.5 ${y - 4}v8M190 ${y - 4}v8`}
        />
        <circle className="d-fill" cx={[125, 157.5, 92.5, 173][row]} cy={y} r="6" />
      </g>
    ))}
  </>
)
