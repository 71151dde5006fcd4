/** English sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const cosmos = `
comet|In 2014 a probe landed on it, the first on any comet.
halley|It returns every 76 years, next in 2061.
olympus|The highest volcano known: more than twice as high as Everest.
phobos|It circles Mars three times a day and slowly comes closer.
eros|In 2001 a probe touched down on it, the first on any asteroid.
mimas|A crater of a third of its diameter makes it unmistakable.
enceladus|Water shoots into space from cracks in its ice.
vesta|The only asteroid that can sometimes be seen with the naked eye.
ceres|Discovered in 1801, it was held to be a planet for half a century.
pluto|It was a planet until 2006.
europa|There is probably more water below its ice than in all oceans of the Earth.
moon|It moves away by almost four centimetres a year.
io|No other body in the solar system has so many active volcanoes.
mercury|A year lasts 88 days there.
titan|The only moon with dense air, and it rains methane there.
ganymede|The largest moon, larger than Mercury.
mars|A day there is only forty minutes longer than ours.
venus|Hotter than Mercury, though further from the Sun: a greenhouse.
earth|At this scale all mountains and oceans are thinner than the line.
neptune|It was found in 1846 because its place had been calculated.
uranus|It rolls around the Sun on its side.
saturn|On average it is lighter than water.
jupiter|It has more mass than all other planets together.
saturn-rings|A good two thirds of the way to the Moon across, and in places hardly ten metres thick.
equator|The metre was once chosen so that over the poles there are 40 million of them.
geostationary|Up here an orbit takes as long as a turn of the Earth: the satellite stands still.
moon-distance|All other planets fit into it side by side.
light-second|Light gets this far in a second, seven and a half times around the Earth.
light-minute|Sunlight needs a good eight of them to reach the Earth.
neutron-star|More mass than the Sun in the room of a city.
white-dwarf|The mass of the Sun at the size of the Earth: how most stars end.
trappist|Seven planets the size of the Earth circle this small star.
proxima|The nearest star after the Sun, too faint for the naked eye.
sun|More than a hundred Earths would lie side by side here.
sirius|The brightest star in the night sky.
vega|It was the pole star 14,000 years ago and will be again.
pollux|The nearest giant star, and it has a planet, too.
sgr-a|The black hole in the middle of our galaxy: four million solar masses.
arcturus|A glimpse of the Sun’s future: a red giant.
aldebaran|The red eye of the Bull.
rigel|The brightest star of Orion, bluish and hotter than the Sun.
antares|Its name means rival of Mars: it is just as red.
betelgeuse|Were it in place of the Sun, the orbit of Mars would lie inside it.
uy-scuti|Long held to be the largest star; new measurements brought it closer and made it smaller.
m87|In 2019 the first black hole of which there was a picture.
ton618|One of the heaviest known: billions of solar masses.
moon-orbit|The Sun does not fit in, it is almost twice as large.
mercury-orbit|By its rotation Einstein recognised that his theory was right.
au|The mean distance from the Earth to the Sun, defined exactly since 2012.
earth-orbit|On it we travel thirty kilometres every second.
mars-orbit|From it Kepler found that orbits are ellipses.
jupiter-orbit|It takes almost twelve years to go round once.
neptune-orbit|The orbit of the outermost planet. The Sun is a dot in it.
kuiper|Pluto is one of many in this ring of ice.
heliosphere|The wind of the Sun reaches as far as this; Voyager 1 has passed through.
sedna|It needs more than ten thousand years for one orbit.
light-day|No spacecraft has got much further yet.
light-year|The nearest star is more than four of them away.
parsec|From here the distance of the Earth from the Sun looks one arcsecond wide.
cats-eye|A dying star has thrown off its shells one after the other.
barnard|A hole in the starry sky: dust hides what is behind it.
ring-nebula|The Sun will end in a similar way.
helix|One of the nearest nebulae of its kind, almost as wide in the sky as the Moon.
oort|Comets with long orbits probably come from it; nobody has ever seen it.
pillars|Famous for a picture by the Hubble telescope of 1995.
proxima-distance|The fastest spacecraft would take millennia.
crab|It is still growing: the debris of a star that exploded in 1054.
orion-nebula|Visible to the naked eye, and new stars are born in it.
eagle|The Pillars of Creation stand in its middle.
47-tucanae|From the south it is seen with the naked eye, almost as wide as the Moon.
omega|The largest globular cluster of the Milky Way: millions of stars.
rosette|Young stars have blown a cavity into its middle.
ngc604|It lies in the Triangulum Galaxy, and at the distance of the Orion Nebula it would be huge in the sky.
radcliffe|Only in 2020 was it noticed that these clouds near us form a wave.
smc|From its stars Henrietta Leavitt found how to measure distances in space.
lmc|In 1987 a star exploded in it, visible to the naked eye.
centre-distance|The Sun takes more than 200 million years to go round it once.
sombrero|We see it almost edge-on: the dust is its brim.
triangulum|The third largest of the Local Group, after Andromeda and the Milky Way.
milky-way|Our galaxy: light takes about 100,000 years from edge to edge.
cartwheel|A smaller galaxy has gone right through it.
andromeda|The farthest thing easily seen with the naked eye; it is coming towards us.
ngc6872|An encounter with a smaller galaxy has drawn its arms out so far.
malin|So faint that it was discovered only in 1986.
hercules-a|Hardly noticed in visible light, it is one of the brightest in radio.
andromeda-distance|The light that we see from there set out before there were humans of our kind.
local-group|Two large galaxies and dozens of small ones.
alcyoneus|A black hole has thrown out these plumes of plasma.
coma|Here Fritz Zwicky noticed in 1933 that mass was missing: dark matter.
porphyrion|The longest jets of a black hole known when they were found in 2024.
virgo-distance|The galaxy M87 with its black hole stands in this cluster.
virgo-supercluster|The Local Group lies at its edge.
bootes|Almost nothing: only a few dozen galaxies stand in this space.
cfa-wall|In 1989 the first wall of galaxies that anybody saw.
laniakea|The Milky Way lies in this supercluster, far out at its edge.
sloan-wall|Found in 2003 in a survey that measured hundreds of thousands of galaxies.
giant-arc|So large that it is disputed whether it is one thing at all.
light-age|No light could travel further since the beginning.
gn-z11|Its light travelled for more than 13 billion years, and space has expanded since.
hubble-sphere|At its edge space recedes as fast as light.
last-scattering|The oldest light to be seen comes from here: as noise in every antenna.
universe|As far as light has reached us since the Big Bang.
`
