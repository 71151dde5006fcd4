/** From the pinhead to the longest river; the form of a row stands at `readThings`. */
export const everyday = `
# creature
fruit-fly|~2.5 mm|l|the fruit fly|fly
water-flea|~3 mm|l|the water flea|water-flea
ant|~6 mm|l|the ant|ant
ladybird|~7 mm|l|the ladybird|ladybird
bee|~13 mm|l|the honey bee|bee
# object
pinhead|~2 mm|do|the pinhead|pinhead
rice|~6.5 mm|l|the grain of rice|rice
pea|~8 mm|do|the pea|pea
die|16 mm|w|the die|die
cherry|~22 mm|h|the cherry|cherry
euro|23.25 mm|d|the one-euro coin|coin
table-tennis|40.0 mm|do|the table tennis ball|table-tennis
golf|42.67 mm|do|the golf ball|golf
egg|~57 mm|h|the hen’s egg|egg
apple|~80 mm|h|the apple|apple
card|85.6 mm|w|the bank card|card
cd|120 mm|d|the CD|cd
pencil|~175 mm|l|the pencil|pencil
football|22 cm|do|the football|football
basketball|24 cm|do|the basketball|basketball
sheet|29.7 cm|h|the A4 sheet|sheet
record|30.1 cm|d|the record|record
violin|~59 cm|l|the violin|violin
# creature
hummingbird|~6 cm|l|the bee hummingbird|hummingbird
mouse|~9 cm|l.body|the house mouse|mouse
sparrow|~15 cm|l|the house sparrow|sparrow
hedgehog|~25 cm|l.body|the hedgehog|hedgehog
cat|~46 cm|l.body|the domestic cat|cat
# building
sputnik|58 cm|do|Sputnik|sputnik
# creature
penguin|~115 cm|h|the emperor penguin|penguin
horse|~160 cm|h.withers|the horse|horse
human|~175 cm|h|the human|human
ostrich|~250 cm|h|the ostrich|ostrich
elephant|~330 cm|h.shoulder|the elephant|elephant
giraffe|~550 cm|h|the giraffe|giraffe
# building
door|1985 mm|h|the door|door
bicycle|~180 cm|l|the bicycle|bicycle
car|4.284 m|l|the car (VW Golf)|car
goal|7.32 m|w|the football goal|goal
house|~9 m|h|the family house|house
bus|~12 m|l|the city bus|bus
hubble|13.2 m|l|the Hubble Space Telescope|hubble
brandenburg|26 m|h|the Brandenburg Gate|gate
shuttle|56.1 m|h|the Space Shuttle|shuttle
jumbo|76.3 m|l|the jumbo jet (747-8)|jumbo
liberty|93 m|h|the Statue of Liberty|liberty
# creature
trex|12.3 m|l|the tyrannosaurus “Sue”|trex
oak|~25 m|h|the oak|oak
whale|~30 m|l|the blue whale|whale
sherman|83.8 m|h|the General Sherman Tree|sequoia
# building
field|105 m|l|the football pitch|pitch
iss|109 m|w|the space station ISS|iss
saturn-v|110.6 m|h|the Saturn V|saturn-v
cheops|138.5 m|h|the Great Pyramid|pyramid
cologne|157.2 m|h|Cologne Cathedral|cathedral
titanic|269 m|l|the Titanic|titanic
eiffel|330 m|h|the Eiffel Tower|eiffel
tv-tower|368 m|h|the Berlin TV tower|tv-tower
burj|828 m|h|the Burj Khalifa|burj
golden-gate|2737 m|l|the Golden Gate Bridge|bridge
# earth
zugspitze|2962 m|h.sea|the Zugspitze|zugspitze
matterhorn|4478 m|h.sea|the Matterhorn|matterhorn
everest|8849 m|h.sea|Mount Everest|everest
challenger|10935 m|p|the Challenger Deep|trench
marathon|42.195 km|s|the marathon|*span
berlin|~45 km|w.east|Berlin|berlin
gotthard|57.1 km|l|the Gotthard Base Tunnel|tunnel
constance|63 km|l|Lake Constance|constance
chicxulub|~180 km|d|the Chicxulub crater|crater
canyon|446 km|l.course|the Grand Canyon|canyon
germany|876 km|l.north|Germany|germany
rhine|1233 km|l.course|the Rhine|river
australia|~4000 km|w.east|Australia|australia
nile|6650 km|l.course|the Nile|river
`
