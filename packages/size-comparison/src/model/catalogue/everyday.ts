/** From the pinhead to the longest river; the form of a row stands at `readThings`. */
export const everyday = `
# creature
fruit-fly|~2.5 mm|l|die Fruchtfliege|the fruit fly|fly
water-flea|~3 mm|l|der Wasserfloh|the water flea|water-flea
ant|~6 mm|l|die Ameise|the ant|ant
ladybird|~7 mm|l|der Marienkäfer|the ladybird|ladybird
bee|~13 mm|l|die Honigbiene|the honey bee|bee
# object
pinhead|~2 mm|do|der Stecknadelkopf|the pinhead|pinhead
rice|~6.5 mm|l|das Reiskorn|the grain of rice|rice
pea|~8 mm|do|die Erbse|the pea|pea
die|16 mm|w|der Spielwürfel|the die|die
cherry|~22 mm|h|die Kirsche|the cherry|cherry
euro|23.25 mm|d|die Ein-Euro-Münze|the one-euro coin|coin
table-tennis|40.0 mm|do|der Tischtennisball|the table tennis ball|table-tennis
golf|42.67 mm|do|der Golfball|the golf ball|golf
egg|~57 mm|h|das Hühnerei|the hen’s egg|egg
apple|~80 mm|h|der Apfel|the apple|apple
card|85.6 mm|w|die Scheckkarte|the bank card|card
cd|120 mm|d|die CD|the CD|cd
pencil|~175 mm|l|der Bleistift|the pencil|pencil
football|22 cm|do|der Fußball|the football|football
basketball|24 cm|do|der Basketball|the basketball|basketball
sheet|29.7 cm|h|das A4-Blatt|the A4 sheet|sheet
record|30.1 cm|d|die Schallplatte|the record|record
violin|~59 cm|l|die Geige|the violin|violin
# creature
hummingbird|~6 cm|l|die Bienenelfe|the bee hummingbird|hummingbird
mouse|~9 cm|l.body|die Hausmaus|the house mouse|mouse
sparrow|~15 cm|l|der Haussperling|the house sparrow|sparrow
hedgehog|~25 cm|l.body|der Igel|the hedgehog|hedgehog
cat|~46 cm|l.body|die Hauskatze|the domestic cat|cat
# building
sputnik|58 cm|do|der Sputnik|Sputnik|sputnik
# creature
penguin|~115 cm|h|der Kaiserpinguin|the emperor penguin|penguin
horse|~160 cm|h.withers|das Pferd|the horse|horse
human|~175 cm|h|der Mensch|the human|human
ostrich|~250 cm|h|der Strauß|the ostrich|ostrich
elephant|~330 cm|h.shoulder|der Elefant|the elephant|elephant
giraffe|~550 cm|h|die Giraffe|the giraffe|giraffe
# building
door|1985 mm|h|die Tür|the door|door
bicycle|~180 cm|l|das Fahrrad|the bicycle|bicycle
car|4.284 m|l|das Auto (VW Golf)=Auto (VW Golf)|the car (VW Golf)|car
goal|7.32 m|w|das Fußballtor|the football goal|goal
house|~9 m|h|das Einfamilienhaus|the family house|house
bus|~12 m|l|der Linienbus|the city bus|bus
hubble|13.2 m|l|das Weltraumteleskop Hubble|the Hubble Space Telescope|hubble
brandenburg|26 m|h|das Brandenburger Tor|the Brandenburg Gate|gate
shuttle|56.1 m|h|das Space Shuttle|the Space Shuttle|shuttle
jumbo|76.3 m|l|der Jumbojet (747-8)|the jumbo jet (747-8)|jumbo
liberty|93 m|h|die Freiheitsstatue|the Statue of Liberty|liberty
# creature
trex|12.3 m|l|der Tyrannosaurus „Sue“=Tyrannosaurus|the tyrannosaurus “Sue”|trex
oak|~25 m|h|die Eiche|the oak|oak
whale|~30 m|l|der Blauwal|the blue whale|whale
sherman|83.8 m|h|der General-Sherman-Baum|the General Sherman Tree|sequoia
# building
field|105 m|l|das Fußballfeld|the football pitch|pitch
iss|109 m|w|die Raumstation ISS|the space station ISS|iss
saturn-v|110.6 m|h|die Saturn V|the Saturn V|saturn-v
cheops|138.5 m|h|die Cheops-Pyramide|the Great Pyramid|pyramid
cologne|157.2 m|h|der Kölner Dom|Cologne Cathedral|cathedral
titanic|269 m|l|die Titanic|the Titanic|titanic
eiffel|330 m|h|der Eiffelturm|the Eiffel Tower|eiffel
tv-tower|368 m|h|der Berliner Fernsehturm|the Berlin TV tower|tv-tower
burj|828 m|h|der Burj Khalifa|the Burj Khalifa|burj
golden-gate|2737 m|l|die Golden Gate Bridge|the Golden Gate Bridge|bridge
# earth
zugspitze|2962 m|h.sea|die Zugspitze|the Zugspitze|zugspitze
matterhorn|4478 m|h.sea|das Matterhorn|the Matterhorn|matterhorn
everest|8849 m|h.sea|der Mount Everest|Mount Everest|everest
challenger|10935 m|p|das Challengertief|the Challenger Deep|trench
marathon|42.195 km|s|der Marathonlauf|the marathon|*span
berlin|~45 km|w.east|-n Berlin|Berlin|berlin
gotthard|57.1 km|l|der Gotthard-Basistunnel|the Gotthard Base Tunnel|tunnel
constance|63 km|l|der Bodensee|Lake Constance|constance
chicxulub|~180 km|d|der Chicxulub-Krater|the Chicxulub crater|crater
canyon|446 km|l.course|der Grand Canyon|the Grand Canyon|canyon
germany|876 km|l.north|-n Deutschland|Germany|germany
rhine|1233 km|l.course|der Rhein|the Rhine|river
australia|~4000 km|w.east|-n Australien|Australia|australia
nile|6650 km|l.course|der Nil|the Nile|river
`
