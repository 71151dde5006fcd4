/** English sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const tiny = `
planck|Below it, today’s physics can no longer describe anything in a meaningful way.
planck-hole|By today’s theory no smaller black hole can be thought of.
football-wave|A football is a wave, too. It is so short that no experiment will ever show it.
basketball-wave|The slower a thing flies, the longer its wave becomes.
golf-wave|Lighter than a football, but faster: what counts is the product of mass and speed.
apple-wave|An apple has this speed after a fall of about one metre.
table-tennis-wave|A light ball: its wave is about 150 times as long as that of a basketball.
bee-wave|Even the wave of a bee is unimaginably shorter than an atomic nucleus.
ladybird-wave|A beetle of 30 milligrams: its wave is shorter than anything that can be measured.
rain-wave|A drop of two millimetres falls no faster than about the speed of a cyclist.
snow-wave|It sinks at walking pace, and so has the longest wave of these everyday things.
fly-hole|A fruit fly would have to be squeezed this small for no light to get out of it.
rice-hole|Every mass has such a diameter. Nature has probably never built holes this small.
bee-hole|Twice the mass, twice the diameter: with black holes it is that simple.
sugar-hole|By Hawking’s calculation such a small hole would evaporate in a tiny instant.
euro-hole|Trillions of times smaller than a proton, and yet as heavy as the coin in your pocket.
golf-hole|The whole Earth, as a black hole, would be about the size of a cherry.
litre-hole|One kilogram: from here any other hole can be worked out in one’s head.
cat-hole|In powers of ten it is further from here to the cat than from the cat to the Milky Way.
human-hole|This is all the room a human would need if gravity alone counted.
car-hole|What makes a car large is almost nothing but empty space between nuclei and electrons.
elephant-hole|Even the elephant would then be many millions of times smaller than a proton.
whale-hole|The heaviest animal known would still be smaller than any nucleus.
jumbo-hole|This is the most a 747-8 may weigh at take-off, with fuel and passengers.
eiffel-hole|This counts the iron alone, without foundations and fittings.
titanic-hole|This counts the water it displaced: that is what the ship weighed.
omg|In 1991 it struck the air above Utah: a single particle with the energy of a thrown ball.
gzk|A proton keeps no more energy over long ways: it loses it to the background radiation.
ankle|From here on the rays probably come from other galaxies.
km3net|In 2023 it came through the Mediterranean, where a telescope on the sea floor waits for such flashes.
second-knee|Here cosmic rays become rarer even more steeply.
glashow|At this energy an antineutrino and an electron merge into a W boson.
lhaaso|Reported in 2021, then the most energetic light ever measured.
bert|One of the first two neutrinos from far away that the ice of the South Pole gave away. The other is called Ernie.
crab-gamma|A star whose explosion was seen in the year 1054 still sends such light.
lhc|The more energy, the shorter the wave: that is why a large accelerator sees the smallest things.
quark|If a quark has any size at all, it is at most this.
ligo|In 2015 a gravitational wave stretched the arms, four kilometres long, by so little, and it was measured.
top|The heaviest elementary particle known weighs almost as much as a gold atom.
higgs|Found in 2012, almost fifty years after it had been predicted.
z-boson|It carries the weak force, which reaches no further because of its mass.
w-boson|Without it there would be no beta decay, and the Sun would not shine.
j-psi|Found in two places at once in 1974, hence the double name.
tau|An electron, but almost 3,500 times as heavy and very short-lived.
`
