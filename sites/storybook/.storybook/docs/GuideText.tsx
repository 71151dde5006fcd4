/** A sentence of a guide: what stands between backticks is code. */
export const GuideText = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
