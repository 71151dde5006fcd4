/** What a part of a page that needs a script says without one. */
export const WithoutScript = ({ text }: { text: string }) => (
  <noscript>
    <p className="without-script">{text}</p>
  </noscript>
)
