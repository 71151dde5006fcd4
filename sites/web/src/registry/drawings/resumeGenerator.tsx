export const drawing = (
  <>
    <rect className="d-stroke d-paper" x="82" y="18" width="86" height="118" />
    <rect className="d-fill" x="138" y="28" width="20" height="25" />
    <path
      className="d-stroke"
      d="M92 32h32M92 40h22M92 64h14M114 64h44M92 76h14M114 76h36M92 88h14M114 88h44M92 108h14M114 108h30M92 120h14M114 120h40"
    />
  </>
)
