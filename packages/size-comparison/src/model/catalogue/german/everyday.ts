/** German names of the things of the catalogue’s rows of this name: `id|name`, as `germanName` reads them. */
export const everyday = `
fruit-fly|die Fruchtfliege
water-flea|der Wasserfloh
ant|die Ameise
ladybird|der Marienkäfer
bee|die Honigbiene
pinhead|der Stecknadelkopf
rice|das Reiskorn
pea|die Erbse
die|der Spielwürfel
cherry|die Kirsche
euro|die Ein-Euro-Münze
table-tennis|der Tischtennisball
golf|der Golfball
egg|das Hühnerei
apple|der Apfel
card|die Scheckkarte
cd|die CD
pencil|der Bleistift
football|der Fußball
basketball|der Basketball
sheet|das A4-Blatt
record|die Schallplatte
violin|die Geige
hummingbird|die Bienenelfe
mouse|die Hausmaus
sparrow|der Haussperling
hedgehog|der Igel
cat|die Hauskatze
sputnik|der Sputnik
penguin|der Kaiserpinguin
horse|das Pferd
human|der Mensch
ostrich|der Strauß
elephant|der Elefant
giraffe|die Giraffe
door|die Tür
bicycle|das Fahrrad
car|das Auto (VW Golf)=Auto (VW Golf)
goal|das Fußballtor
house|das Einfamilienhaus
bus|der Linienbus
hubble|das Weltraumteleskop Hubble
brandenburg|das Brandenburger Tor
shuttle|das Space Shuttle
jumbo|der Jumbojet (747-8)
liberty|die Freiheitsstatue
trex|der Tyrannosaurus „Sue“=Tyrannosaurus
oak|die Eiche
whale|der Blauwal
sherman|der General-Sherman-Baum
field|das Fußballfeld
iss|die Raumstation ISS
saturn-v|die Saturn V
cheops|die Cheops-Pyramide
cologne|der Kölner Dom
titanic|die Titanic
eiffel|der Eiffelturm
tv-tower|der Berliner Fernsehturm
burj|der Burj Khalifa
golden-gate|die Golden Gate Bridge
zugspitze|die Zugspitze
matterhorn|das Matterhorn
everest|der Mount Everest
challenger|das Challengertief
marathon|der Marathonlauf
berlin|-n Berlin
gotthard|der Gotthard-Basistunnel
constance|der Bodensee
chicxulub|der Chicxulub-Krater
canyon|der Grand Canyon
germany|-n Deutschland
rhine|der Rhein
australia|-n Australien
nile|der Nil
`
