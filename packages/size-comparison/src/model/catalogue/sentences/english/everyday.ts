/** English sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const everyday = `
fruit-fly|It showed that genes sit on chromosomes.
water-flea|One can see its heart beat through its shell.
ant|It carries many times its own weight.
ladybird|A single one eats dozens of aphids a day.
bee|With a dance it tells the others where there are flowers.
pinhead|More than a million gut bacteria would have room on it.
rice|More than half of humankind eats rice every day.
pea|Gregor Mendel found the rules of inheritance in peas.
die|Opposite sides add up to seven.
cherry|A stone in each: botanically it belongs with the plum and the almond.
euro|Its rim is golden, its middle silver: it is made of several metals.
table-tennis|Two millimetres larger since 2000, so that it is seen better on television.
golf|Its dimples make it fly almost twice as far as a smooth ball.
egg|Its shell has thousands of pores through which the chick breathes.
apple|All apples of one variety come from a single tree, by grafting.
card|The same size all over the world, by the standard ISO 7810.
cd|74 minutes of music, room for Beethoven’s Ninth.
pencil|It writes with graphite; there has never been lead in it.
football|Pentagons and hexagons: this is how screens made it known from 1970 on.
basketball|Two of them almost fit through the hoop side by side.
sheet|Cut in half it keeps its form: long to wide is the square root of two.
record|33⅓ turns a minute, and there is only one groove on each side.
violin|About seventy parts of wood, held by glue.
hummingbird|The smallest bird in the world, as large as a large insect.
mouse|It fits through any gap that its head fits through.
sparrow|It has lived with humans ever since they began to grow grain.
hedgehog|In hibernation its heart beats only a few times a minute.
cat|It almost always lands on its feet, as it turns while it falls.
sputnik|In 1957 it beeped around the Earth for three weeks, the first satellite.
penguin|The male broods through the Antarctic winter, the egg on its feet.
horse|It sleeps standing and lies down only briefly.
human|From here it is 15 powers of ten down to the proton, 35 to the Planck length and almost 27 up to the observable universe.
ostrich|The largest bird does not fly, but it runs faster than a car may drive in a town.
elephant|Its trunk has tens of thousands of muscle fascicles and no bone.
giraffe|Its long neck has seven vertebrae, just as many as ours.
door|The standard height of a German door leaf, for decades.
bicycle|With the same effort one gets several times as far on it as on foot.
car|More than half a metre longer than the first Golf of 1974.
goal|Eight yards wide and eight feet high: the rules come from England.
house|Two floors and a roof.
bus|Twelve metres are the usual length without a joint.
hubble|Since 1990 it has seen above the air what blurs from the ground.
brandenburg|Finished in 1791; from 1961 to 1989 it stood at the Wall, and nobody walked through.
shuttle|It took off like a rocket and landed like a glider.
jumbo|The hump came about so that the nose could open for freight.
liberty|Gustave Eiffel designed her frame before he built his tower.
trex|“Sue” is one of the most complete skeletons of its kind.
oak|It can live for more than a thousand years.
whale|The largest animal lives on shrimps as long as a finger.
sherman|By volume the largest tree on Earth, but not the tallest.
field|The rules allow 90 to 120 metres; large stadiums mostly have this length.
iss|It orbits the Earth in an hour and a half.
saturn-v|It took twelve people to the surface of the Moon.
cheops|The tallest building in the world for almost four thousand years.
cologne|It took 632 years to build, with pauses.
titanic|It sank in 1912 on its first voyage.
eiffel|On hot days it grows by several centimetres.
tv-tower|The tallest structure in Germany, opened in 1969.
burj|No building has been taller since it opened in 2010.
golden-gate|When it opened in 1937 it had the longest span in the world.
zugspitze|The highest mountain of Germany, and the border crosses its summit.
matterhorn|Nobody stood on it before 1865, one of the last high summits of the Alps.
everest|The highest mountain: almost nine kilometres above the sea.
challenger|Everest would stand in it two kilometres under water.
marathon|The odd number comes from the Games in London in 1908.
berlin|Paris would fit on its area eight times.
gotthard|The longest railway tunnel in the world, opened in 2016.
constance|Three countries lie on it, and no border is drawn through its largest part.
chicxulub|The impact that ended the time of the dinosaurs 66 million years ago.
canyon|The Colorado has dug through almost two billion years of rock here.
germany|From the Danish border to the Alps: three thousandths of a second for light.
rhine|It joins the Alps and the North Sea.
australia|Wider than the Moon.
nile|It has always been held to be the longest river, but the Amazon comes close.
`
