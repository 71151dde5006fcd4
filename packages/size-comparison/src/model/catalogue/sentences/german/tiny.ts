/** German sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const tiny = `
planck|Kürzer als sie lässt sich mit der heutigen Physik nichts mehr sinnvoll beschreiben.
planck-hole|Kleiner kann ein Schwarzes Loch nach der heutigen Theorie nicht gedacht werden.
football-wave|Auch ein Fußball ist eine Welle. Sie ist so kurz, dass kein Versuch sie je zeigen wird.
basketball-wave|Je langsamer ein Ding fliegt, desto länger wird seine Welle.
golf-wave|Leichter als ein Fußball, dafür schneller: Es zählt das Produkt aus Masse und Tempo.
apple-wave|So schnell ist ein Apfel, der etwa einen Meter tief gefallen ist.
table-tennis-wave|Ein leichter Ball: Seine Welle ist rund 150-mal so lang wie die eines Basketballs.
bee-wave|Selbst die Welle einer Biene ist noch unvorstellbar viel kürzer als ein Atomkern.
ladybird-wave|Ein Käfer von 30 Milligramm: Seine Welle ist kürzer als alles, was sich messen lässt.
rain-wave|Ein Tropfen von zwei Millimetern fällt nicht schneller als etwa ein Radfahrer fährt.
snow-wave|Sie sinkt so langsam, wie man geht, und hat darum die längste Welle unter diesen Dingen des Alltags.
fly-hole|So klein müsste man eine Fruchtfliege drücken, damit kein Licht mehr aus ihr herauskäme.
rice-hole|Jede Masse hat einen solchen Durchmesser. Gebaut hat die Natur so kleine Löcher wohl nie.
bee-hole|Doppelte Masse, doppelter Durchmesser: Bei Schwarzen Löchern ist es so einfach.
sugar-hole|Ein so kleines Loch würde nach Hawkings Rechnung in einem winzigen Augenblick zerstrahlen.
euro-hole|Billionenfach kleiner als ein Proton, und doch so schwer wie die Münze in der Tasche.
golf-hole|Die ganze Erde würde als Schwarzes Loch etwa so groß wie eine Kirsche.
litre-hole|Ein Kilogramm: Von hier aus rechnet man jedes andere Loch im Kopf aus.
cat-hole|In Zehnerpotenzen ist es von hier bis zur Katze weiter als von der Katze bis zur Milchstraße.
human-hole|So viel Platz bräuchte ein Mensch, wenn nur seine Schwerkraft zählte.
car-hole|Was ein Auto groß macht, ist fast nur leerer Raum zwischen Kernen und Elektronen.
elephant-hole|Auch der Elefant bliebe dann viele Millionen Mal kleiner als ein Proton.
whale-hole|Das schwerste bekannte Tier wäre noch immer kleiner als jeder Atomkern.
jumbo-hole|So viel darf eine 747-8 beim Start höchstens wiegen, mit Treibstoff und Gästen.
eiffel-hole|Gerechnet ist mit dem Eisen allein, ohne Fundament und Einbauten.
titanic-hole|Gerechnet ist mit dem Wasser, das sie verdrängte: So viel wog das Schiff.
omg|1991 traf es über Utah auf die Luft: ein einziges Teilchen mit der Energie eines geworfenen Balls.
gzk|Mehr Energie behält ein Proton auf weiten Wegen nicht: Es verliert sie an die Hintergrundstrahlung.
ankle|Von hier an kommt die Strahlung wohl aus anderen Galaxien.
km3net|Es kam 2023 durch das Mittelmeer, wo ein Teleskop am Meeresgrund auf solche Blitze wartet.
second-knee|Hier wird die kosmische Strahlung noch einmal steiler seltener.
glashow|Bei dieser Energie verschmilzt ein Antineutrino mit einem Elektron zu einem W-Boson.
lhaaso|2021 gemeldet, damals das energiereichste Licht, das je gemessen worden war.
bert|Eines der beiden ersten Neutrinos von weit her, die das Eis am Südpol verriet. Das andere heißt Ernie.
crab-gamma|Ein Stern, dessen Explosion im Jahr 1054 zu sehen war, schickt bis heute solches Licht.
lhc|Je mehr Energie, desto kürzer die Welle: Darum sieht ein großer Beschleuniger das Kleinste.
quark|Wenn ein Quark überhaupt eine Größe hat, dann höchstens diese.
ligo|So wenig dehnte 2015 eine Gravitationswelle die vier Kilometer langen Arme, und es wurde gemessen.
top|Das schwerste bekannte Elementarteilchen wiegt fast so viel wie ein Goldatom.
higgs|2012 gefunden, fast fünfzig Jahre nachdem es vorhergesagt worden war.
z-boson|Es vermittelt die schwache Kraft, und wegen seiner Masse reicht sie nur so weit.
w-boson|Ohne es gäbe es keinen Betazerfall, und die Sonne schiene nicht.
j-psi|1974 an zwei Orten zugleich gefunden, daher der doppelte Name.
tau|Ein Elektron, nur fast 3.500-mal so schwer und sehr kurzlebig.
`
