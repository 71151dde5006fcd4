/** From the pinhead to the longest river; the form of a row stands at `readThings`. */
export const everyday = `
# creature
fruit-fly|~2.5 mm|l|die Fruchtfliege|the fruit fly|adw|fly
water-flea|~3 mm|l|der Wasserfloh|the water flea|adw|water-flea
ant|~6 mm|l|die Ameise|the ant|nabu|ant
ladybird|~7 mm|l|der Marienkäfer|the ladybird|nabu|ladybird
bee|~13 mm|l|die Honigbiene|the honey bee|nabu|bee
# object
pinhead|~2 mm|do|der Stecknadelkopf|the pinhead|brockhaus|pinhead
rice|~6.5 mm|l|das Reiskorn|the grain of rice|britannica|rice
pea|~8 mm|do|die Erbse|the pea|britannica|pea
die|16 mm|w|der Spielwürfel|the die|brockhaus|die
cherry|~22 mm|h|die Kirsche|the cherry|britannica|cherry
euro|23.25 mm|d|die Ein-Euro-Münze|the one-euro coin|ecb|coin
table-tennis|40 mm|do|der Tischtennisball|the table tennis ball|ittf|table-tennis
golf|42.67 mm|do|der Golfball|the golf ball|golf|golf
egg|~57 mm|h|das Hühnerei|the hen’s egg|britannica|egg
apple|~80 mm|h|der Apfel|the apple|britannica|apple
card|85.6 mm|w|die Scheckkarte|the bank card|iso7810|card
cd|120 mm|do|die CD|the CD|iec|cd
pencil|~175 mm|l|der Bleistift|the pencil|brockhaus|pencil
football|22 cm|do|der Fußball|the football|fifa|football
basketball|24 cm|do|der Basketball|the basketball|fiba|basketball
sheet|29.7 cm|h|das A4-Blatt|the A4 sheet|iso216|sheet
record|30.1 cm|d|die Schallplatte|the record|iecSound|record
violin|~59 cm|l|die Geige|the violin|britannica|violin
# creature
hummingbird|~6 cm|l|die Bienenelfe|the bee hummingbird|adw|hummingbird
mouse|~9 cm|l|die Hausmaus|the house mouse|adw|mouse
sparrow|~15 cm|l|der Haussperling|the house sparrow|nabu|sparrow
hedgehog|~25 cm|l|der Igel|the hedgehog|nabu|hedgehog
cat|~46 cm|l|die Hauskatze|the domestic cat|britannica|cat
# building
sputnik|58 cm|d|der Sputnik|Sputnik|nasaCraft|sputnik
# creature
penguin|~115 cm|h|der Kaiserpinguin|the emperor penguin|adw|penguin
horse|~160 cm|h|das Pferd|the horse|britannica|horse
human|~175 cm|h|der Mensch|the human|britannica|human
ostrich|~250 cm|h|der Strauß|the ostrich|adw|ostrich
elephant|~330 cm|h|der Elefant|the elephant|adw|elephant
giraffe|~550 cm|h|die Giraffe|the giraffe|adw|giraffe
# building
door|1985 mm|h|die Tür|the door|din|door
bicycle|~180 cm|l|das Fahrrad|the bicycle|brockhaus|bicycle
car|4.284 m|l|das Auto (VW Golf)=Auto (VW Golf)|the car (VW Golf)|vw|car
goal|7.32 m|w|das Fußballtor|the football goal|fifa|goal
house|~9 m|h|das Einfamilienhaus|the family house|brockhaus|house
bus|~12 m|l|der Linienbus|the city bus|brockhaus|bus
hubble|13.2 m|l|das Weltraumteleskop Hubble|the Hubble Space Telescope|nasaCraft|hubble
brandenburg|26 m|h|das Brandenburger Tor|the Brandenburg Gate|denkmal|gate
shuttle|56.1 m|h|das Space Shuttle|the Space Shuttle|nasaCraft|shuttle
jumbo|76.3 m|l|der Jumbojet (747-8)|the jumbo jet (747-8)|boeing|jumbo
liberty|93 m|h|die Freiheitsstatue|the Statue of Liberty|nps|liberty
# creature
trex|12.3 m|l|der Tyrannosaurus „Sue“=Tyrannosaurus|the tyrannosaurus “Sue”|field|trex
oak|~25 m|h|die Eiche|the oak|britannica|oak
whale|~30 m|l|der Blauwal|the blue whale|noaa|whale
sherman|83.8 m|h|der General-Sherman-Baum|the General Sherman Tree|nps|sequoia
# building
field|105 m|l|das Fußballfeld|the football pitch|fifa|pitch
iss|109 m|w|die Raumstation ISS|the space station ISS|nasaCraft|iss
saturn-v|110.6 m|h|die Saturn V|the Saturn V|nasaCraft|saturn-v
cheops|138.5 m|h|die Cheops-Pyramide|the Great Pyramid|britannica|pyramid
cologne|157.2 m|h|der Kölner Dom|Cologne Cathedral|dom|cathedral
titanic|269 m|l|die Titanic|the Titanic|britannica|titanic
eiffel|330 m|h|der Eiffelturm|the Eiffel Tower|eiffel|eiffel
tv-tower|368 m|h|der Berliner Fernsehturm|the Berlin TV tower|ctbuh|tv-tower
burj|828 m|h|der Burj Khalifa|the Burj Khalifa|ctbuh|burj
golden-gate|2737 m|l|die Golden Gate Bridge|the Golden Gate Bridge|goldenGate|bridge
# earth
zugspitze|2962 m|h|die Zugspitze|the Zugspitze|bkg|zugspitze
matterhorn|4478 m|h|das Matterhorn|the Matterhorn|swisstopo|matterhorn
everest|8849 m|h|der Mount Everest|Mount Everest|everest|everest
challenger|10935 m|h|das Challengertief|the Challenger Deep|gebco|trench
marathon|42.195 km|s|der Marathonlauf|the marathon|athletics|*span
berlin|~45 km|w|-n Berlin|Berlin|destatis|berlin
gotthard|57.1 km|l|der Gotthard-Basistunnel|the Gotthard Base Tunnel|alptransit|tunnel
constance|63 km|l|der Bodensee|Lake Constance|igkb|constance
chicxulub|~180 km|d|der Chicxulub-Krater|the Chicxulub crater|impact|crater
canyon|446 km|l|der Grand Canyon|the Grand Canyon|nps|canyon
germany|876 km|h|-n Deutschland|Germany|destatis|germany
rhine|1233 km|l|der Rhein|the Rhine|ciesin|river
australia|~4000 km|w|-n Australien|Australia|britannica|australia
nile|6650 km|l|der Nil|the Nile|britannica|river
`
