import { Drawing } from '../../src/content/Drawing.tsx'

const hosts = ['dieser Server', 'ein fremder'] as const
const moments: ReadonlyArray<readonly [string, boolean, string]> = [
  ['Du öffnest eine Seite', true, ''],
  ['Du startest das Radio', false, 'der Sender'],
  ['Du suchst einen Sender', false, 'Radio-Browser'],
  ['Du lädst ein fremdes Bild', false, 'der Host des Bildes'],
  ['Du folgst einem Verweis hinaus', false, 'die andere Seite'],
]

/** Which computer learns of the visitor, and by which action. */
export const WhoLearns = () => (
  <Drawing
    name="who-learns"
    title="Wer wovon erfährt"
    description={`${moments.map(([moment, own, other]) => `${moment}: ${own ? 'davon erfährt dieser Server und kein anderer' : `davon erfährt ${other}`}`).join('. ')}.`}
    height={moments.length * 44 + 26}
    caption="Jede Zeile ist eine Handlung, jeder Punkt ein Rechner, der dadurch deine Adresse erfährt. Ohne eine der unteren vier bleibt die rechte Spalte leer."
  >
    <text x={186} y={12} className="drawing-middle">
      {hosts[0]}
    </text>
    <text x={250} y={12}>
      {hosts[1]}
    </text>
    {moments.map(([moment, own, other], index) => {
      const y = 22 + index * 44
      return (
        <g key={moment}>
          <path className="drawing-rule" d={`M0 ${y}H400`} />
          <text x={0} y={y + 18} className="drawing-strong">
            {moment}
          </text>
          {own ? (
            <circle className="drawing-mark" cx={186} cy={y + 32} r={6} />
          ) : (
            <>
              <circle className="drawing-bar" cx={256} cy={y + 32} r={6} />
              <text x={268} y={y + 36}>
                {other}
              </text>
            </>
          )}
        </g>
      )
    })}
  </Drawing>
)
