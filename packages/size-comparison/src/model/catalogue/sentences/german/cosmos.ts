/** German sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const cosmos = `
comet|2014 landete auf ihm zum ersten Mal eine Sonde auf einem Kometen.
halley|Alle 76 Jahre kommt er wieder, das nächste Mal 2061.
olympus|Der höchste bekannte Vulkan: mehr als doppelt so hoch wie der Everest.
phobos|Er umrundet den Mars dreimal an einem Tag und kommt ihm langsam näher.
eros|Auf ihm setzte 2001 zum ersten Mal eine Sonde auf einem Asteroiden auf.
mimas|Ein Krater von einem Drittel seines Durchmessers macht ihn unverwechselbar.
enceladus|Aus Rissen in seinem Eis schießt Wasser ins All.
vesta|Der einzige Asteroid, den man manchmal mit bloßem Auge sieht.
ceres|1801 entdeckt, galt sie ein halbes Jahrhundert lang als Planet.
pluto|Bis 2006 war er ein Planet.
europa|Unter ihrem Eis liegt wohl mehr Wasser als in allen Meeren der Erde.
moon|Er entfernt sich jedes Jahr um fast vier Zentimeter.
io|Kein anderer Körper im Sonnensystem hat so viele tätige Vulkane.
mercury|Ein Jahr dauert dort 88 Tage.
titan|Der einzige Mond mit dichter Luft, und auf ihm regnet es Methan.
ganymede|Der größte Mond, größer als der Merkur.
mars|Ein Tag dauert dort nur vierzig Minuten länger als bei uns.
venus|Heißer als der Merkur, obwohl weiter von der Sonne entfernt: ein Treibhaus.
earth|Alle Berge und alle Meere sind in diesem Maßstab dünner als die Linie.
neptune|Er wurde 1846 gefunden, weil man seinen Ort berechnet hatte.
uranus|Er rollt auf der Seite um die Sonne.
saturn|Im Mittel ist er leichter als Wasser.
jupiter|Er hat mehr Masse als alle anderen Planeten zusammen.
saturn-rings|Gut zwei Drittel des Wegs zum Mond breit und stellenweise kaum zehn Meter dick.
equator|Das Meter wurde einst so gewählt, dass es über die Pole 40 Millionen davon sind.
geostationary|Hier oben dauert ein Umlauf so lange wie eine Drehung der Erde: Der Satellit steht still.
moon-distance|Alle anderen Planeten passen nebeneinander hinein.
light-second|So weit kommt Licht in einer Sekunde, siebeneinhalbmal um die Erde.
light-minute|Bis zur Erde braucht das Sonnenlicht gut acht davon.
neutron-star|Mehr Masse als die Sonne auf dem Raum einer Stadt.
white-dwarf|Die Masse der Sonne, so groß wie die Erde: das Ende der meisten Sterne.
trappist|Sieben Planeten von der Größe der Erde kreisen um diesen kleinen Stern.
proxima|Der nächste Stern nach der Sonne, zu schwach für das bloße Auge.
sun|Mehr als hundert Erden lägen hier nebeneinander.
sirius|Der hellste Stern am Nachthimmel.
vega|Vor 14.000 Jahren war sie der Polarstern und wird es wieder.
pollux|Der nächste Riesenstern, und einen Planeten hat er auch.
sgr-a|Das Schwarze Loch in der Mitte unserer Galaxie: vier Millionen Sonnenmassen.
arcturus|Ein Blick in die Zukunft der Sonne: ein roter Riese.
aldebaran|Das rote Auge des Stiers.
rigel|Der hellste Stern im Orion, bläulich und heißer als die Sonne.
antares|Sein Name heißt Gegenmars: Er ist ebenso rot.
betelgeuse|Stünde sie hier statt der Sonne, läge die Bahn des Mars in ihr.
uy-scuti|Lange galt er als der größte Stern; neue Messungen rückten ihn näher und machten ihn kleiner.
m87|2019 das erste Schwarze Loch, von dem es ein Bild gab.
ton618|Eines der schwersten bekannten: Milliarden von Sonnenmassen.
moon-orbit|Die Sonne passt nicht hinein, sie ist fast doppelt so groß.
mercury-orbit|An ihrer Drehung erkannte Einstein, dass seine Theorie stimmt.
au|Der mittlere Abstand von der Erde zur Sonne, seit 2012 genau festgelegt.
earth-orbit|Auf ihr legen wir jede Sekunde dreißig Kilometer zurück.
mars-orbit|An ihr fand Kepler, dass Bahnen Ellipsen sind.
jupiter-orbit|Fast zwölf Jahre braucht er für eine Runde.
neptune-orbit|Die Bahn des äußersten Planeten. Die Sonne ist darin ein Punkt.
kuiper|Pluto ist einer von vielen in diesem Ring aus Eis.
heliosphere|Bis hierher reicht der Wind der Sonne; Voyager 1 ist hindurch.
sedna|Für einen Umlauf braucht sie mehr als zehntausend Jahre.
light-day|Kein Raumschiff ist bisher viel weiter gekommen.
light-year|Bis zum nächsten Stern sind es mehr als vier davon.
parsec|Aus dieser Entfernung erscheint der Abstand von Erde und Sonne eine Bogensekunde groß.
cats-eye|Ein sterbender Stern hat seine Hüllen eine nach der anderen abgeworfen.
barnard|Ein Loch im Sternenhimmel: Staub verdeckt, was dahinter ist.
ring-nebula|So ähnlich wird auch die Sonne enden.
helix|Einer der nächsten Nebel dieser Art, am Himmel fast so groß wie der Mond.
oort|Aus ihr kommen vermutlich die Kometen mit langen Bahnen; gesehen hat sie noch niemand.
pillars|Berühmt durch ein Bild des Hubble-Teleskops von 1995.
proxima-distance|Das schnellste Raumschiff bräuchte Jahrtausende.
crab|Er wächst noch immer: die Trümmer eines Sterns, der 1054 explodierte.
orion-nebula|Mit bloßem Auge zu sehen, und in ihm entstehen neue Sterne.
eagle|In seiner Mitte stehen die Säulen der Schöpfung.
47-tucanae|Von der Südhalbkugel sieht man ihn mit bloßem Auge, fast so groß wie den Mond.
omega|Der größte Kugelsternhaufen der Milchstraße: Millionen von Sternen.
rosette|Junge Sterne haben in seiner Mitte eine Höhle freigeblasen.
ngc604|Er liegt im Dreiecksnebel, und am Himmel wäre er in der Entfernung des Orionnebels riesig.
radcliffe|Erst 2020 wurde bemerkt, dass diese Wolken in unserer Nähe eine Welle bilden.
smc|An ihren Sternen fand Henrietta Leavitt, wie man Entfernungen im All misst.
lmc|1987 explodierte in ihr ein Stern, mit bloßem Auge zu sehen.
centre-distance|Die Sonne braucht für eine Runde darum mehr als 200 Millionen Jahre.
sombrero|Wir sehen sie fast von der Kante: Der Staub ist die Krempe.
triangulum|Nach Andromeda und Milchstraße die drittgrößte der Lokalen Gruppe.
milky-way|Unsere Galaxie: Licht braucht etwa 100.000 Jahre von Rand zu Rand.
cartwheel|Eine kleinere Galaxie ist mitten durch sie hindurchgestoßen.
andromeda|Das Fernste, was man leicht mit bloßem Auge sieht; sie kommt auf uns zu.
ngc6872|Eine Begegnung mit einer kleineren Galaxie hat ihre Arme so lang gezogen.
malin|So blass, dass sie erst 1986 entdeckt wurde.
hercules-a|Im sichtbaren Licht fällt sie kaum auf, im Radio ist sie eine der hellsten.
andromeda-distance|Das Licht, das wir von dort sehen, brach auf, als es noch keine Menschen unserer Art gab.
local-group|Zwei große Galaxien und Dutzende kleine.
alcyoneus|Ein Schwarzes Loch hat diese Fahnen aus Plasma ausgestoßen.
coma|An ihm bemerkte Fritz Zwicky 1933, dass Masse fehlt: die Dunkle Materie.
porphyrion|Die längsten Strahlen eines Schwarzen Lochs, die bei ihrer Entdeckung 2024 bekannt waren.
virgo-distance|In diesem Haufen steht die Galaxie M87 mit ihrem Schwarzen Loch.
virgo-supercluster|Die Lokale Gruppe liegt an seinem Rand.
bootes|Fast nichts: In diesem Raum stehen nur ein paar Dutzend Galaxien.
cfa-wall|1989 die erste Mauer aus Galaxien, die jemand sah.
laniakea|In diesem Superhaufen liegt die Milchstraße, weit am Rand.
sloan-wall|2003 in einer Durchmusterung gefunden, die Hunderttausende Galaxien vermaß.
giant-arc|So groß, dass strittig ist, ob es ihn als Ganzes gibt.
light-age|Weiter konnte seit dem Anfang kein Licht laufen.
gn-z11|Ihr Licht war mehr als 13 Milliarden Jahre unterwegs, und seither hat sich der Raum gedehnt.
hubble-sphere|An ihrem Rand entfernt sich der Raum so schnell wie das Licht.
last-scattering|Von hier kommt das älteste Licht, das es zu sehen gibt: als Rauschen in jeder Antenne.
universe|So weit reicht das Licht, das uns seit dem Urknall erreicht hat.
`
