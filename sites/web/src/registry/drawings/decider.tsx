export const drawing = (
  <>
    <text className="d-text d-dim" x="60" y="45">
      Pizza
    </text>
    <text className="d-text d-dim" x="60" y="71">
      Nudeln
    </text>
    <rect className="d-fill" x="48" y="82" width="154" height="26" rx="3" />
    <text className="d-text d-on" x="60" y="100">
      Selber kochen
    </text>
    <text className="d-text d-dim" x="60" y="129">
      Salat
    </text>
  </>
)
