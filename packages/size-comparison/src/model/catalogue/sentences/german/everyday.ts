/** German sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const everyday = `
fruit-fly|An ihr wurde gefunden, dass Gene auf Chromosomen sitzen.
water-flea|Durch ihren Panzer sieht man ihr Herz schlagen.
ant|Sie trägt ein Vielfaches ihres eigenen Gewichts.
ladybird|Einer allein frisst an einem Tag Dutzende Blattläuse.
bee|Mit einem Tanz sagt sie den anderen, wo es Blüten gibt.
pinhead|Auf ihm hätten mehr als eine Million Darmbakterien Platz.
rice|Mehr als die Hälfte der Menschheit isst täglich Reis.
pea|An Erbsen fand Gregor Mendel die Regeln der Vererbung.
die|Gegenüberliegende Seiten ergeben zusammen sieben.
cherry|Ein Stein in jeder: Botanisch gehört sie mit Pflaume und Mandel zusammen.
euro|Der Rand ist goldfarben, die Mitte silberfarben: Sie besteht aus mehreren Metallen.
table-tennis|Seit 2000 zwei Millimeter größer als früher, damit man ihn im Fernsehen besser sieht.
golf|Seine Dellen lassen ihn fast doppelt so weit fliegen wie einen glatten Ball.
egg|Die Schale hat tausende Poren, durch die das Küken atmet.
apple|Alle Äpfel einer Sorte stammen durch Aufpfropfen von einem einzigen Baum.
card|Überall auf der Welt gleich groß, nach der Norm ISO 7810.
cd|74 Minuten Musik, Platz für Beethovens Neunte.
pencil|Er schreibt mit Graphit; Blei war in der Mine nie.
football|Fünfecke und Sechsecke: So wurde er ab 1970 auf den Bildschirmen bekannt.
basketball|Zwei davon passen fast nebeneinander durch den Ring.
sheet|Halbiert hat es dieselbe Form: Lang zu breit ist die Wurzel aus zwei.
record|33⅓ Umdrehungen in der Minute, und die Rille ist auf jeder Seite nur eine.
violin|Rund siebzig Teile aus Holz, von Leim gehalten.
hummingbird|Der kleinste Vogel der Welt, so groß wie ein großes Insekt.
mouse|Sie passt durch jede Lücke, durch die ihr Kopf passt.
sparrow|Seit der Mensch Getreide anbaut, lebt er bei ihm.
hedgehog|Im Winterschlaf schlägt sein Herz nur noch ein paar Mal in der Minute.
cat|Sie landet fast immer auf den Füßen, weil sie sich im Fallen dreht.
sputnik|1957 piepte er drei Wochen lang um die Erde, als erster Satellit.
penguin|Das Männchen brütet im antarktischen Winter, das Ei auf den Füßen.
horse|Es schläft im Stehen und legt sich nur kurz hin.
human|Von hier sind es 15 Zehnerpotenzen hinunter zum Proton, 35 zur Planck-Länge und fast 27 hinauf zum beobachtbaren Universum.
ostrich|Der größte Vogel fliegt nicht, aber er rennt schneller, als ein Auto in der Stadt fahren darf.
elephant|Sein Rüssel hat zehntausende Muskelbündel und keinen Knochen.
giraffe|Ihr langer Hals hat sieben Wirbel, genau so viele wie unserer.
door|Das Normmaß eines deutschen Türblatts, seit Jahrzehnten.
bicycle|Mit derselben Mühe kommt man damit mehrere Male so weit wie zu Fuß.
car|Länger als der erste Golf von 1974 um mehr als einen halben Meter.
goal|Acht Yards breit und acht Fuß hoch: Die Regeln kommen aus England.
house|Zwei Geschosse und ein Dach.
bus|Zwölf Meter sind das übliche Maß ohne Gelenk.
hubble|Seit 1990 sieht es über der Luft, was vom Boden aus verschwimmt.
brandenburg|1791 fertig; von 1961 bis 1989 stand es an der Mauer, und niemand ging hindurch.
shuttle|Es startete wie eine Rakete und landete wie ein Segelflugzeug.
jumbo|Der Oberdeckbuckel entstand, damit sich die Nase für Fracht aufklappen lässt.
liberty|Ihr Gerüst entwarf Gustave Eiffel, bevor er seinen Turm baute.
trex|„Sue“ ist eines der vollständigsten Skelette seiner Art.
oak|Sie kann mehr als tausend Jahre alt werden.
whale|Das größte Tier lebt von Krebsen, die so lang sind wie ein Finger.
sherman|Dem Volumen nach der größte Baum der Erde, aber nicht der höchste.
field|Die Regeln lassen 90 bis 120 Meter zu; große Stadien haben meist dieses Maß.
iss|Sie umrundet die Erde in anderthalb Stunden.
saturn-v|Sie brachte zwölf Menschen auf den Mond.
cheops|Fast viertausend Jahre lang das höchste Bauwerk der Welt.
cologne|Der Bau dauerte mit Pausen 632 Jahre.
titanic|Sie sank 1912 auf ihrer ersten Fahrt.
eiffel|An heißen Tagen wächst er um mehrere Zentimeter.
tv-tower|Das höchste Bauwerk in Deutschland, eröffnet 1969.
burj|Seit seiner Eröffnung 2010 ist kein Gebäude höher.
golden-gate|Bei ihrer Eröffnung 1937 hatte sie die größte Spannweite der Welt.
zugspitze|Der höchste Berg Deutschlands, und über den Gipfel verläuft die Grenze.
matterhorn|Erst 1865 stand jemand darauf, als einer der letzten hohen Gipfel der Alpen.
everest|Der höchste Berg: knapp neun Kilometer über dem Meer.
challenger|Der Everest stünde darin zwei Kilometer unter Wasser.
marathon|Die krumme Zahl stammt von den Spielen in London 1908.
berlin|Auf seiner Fläche hätte Paris achtmal Platz.
gotthard|Der längste Eisenbahntunnel der Welt, eröffnet 2016.
constance|Drei Länder liegen an ihm, und im größten Teil ist keine Grenze gezogen.
chicxulub|Der Einschlag, mit dem vor 66 Millionen Jahren die Zeit der Dinosaurier endete.
canyon|Der Colorado hat sich hier durch fast zwei Milliarden Jahre Gestein gegraben.
germany|Von der dänischen Grenze bis zu den Alpen: für das Licht drei Tausendstel einer Sekunde.
rhine|Er verbindet die Alpen mit der Nordsee.
australia|Breiter als der Mond.
nile|Seit jeher gilt er als der längste Fluss, doch der Amazonas kommt ihm nahe.
`
