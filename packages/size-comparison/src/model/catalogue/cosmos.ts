/** From the comet to the observable universe; the form of a row stands at `readThings`. */
export const cosmos = `
# world
comet|~4.1 km|l|der Komet 67P|the comet 67P|esa|comet
halley|15 km|l|der Halleysche Komet=Halleyscher Komet|Halley’s Comet|jpl|halley
olympus|~21.9 km|h|der Olympus Mons|Olympus Mons|usgs|olympus
phobos|26.8 km|l|-m Phobos|Phobos|satellites|phobos
eros|~34 km|l|der Asteroid Eros|the asteroid Eros|jpl|eros
mimas|396.4 km|do|-m Mimas|Mimas|satellites|mimas
enceladus|504.2 km|do|-m Enceladus|Enceladus|satellites|enceladus
vesta|525.4 km|d|der Asteroid Vesta|the asteroid Vesta|jpl|vesta
ceres|939.4 km|do|der Zwergplanet Ceres|the dwarf planet Ceres|jpl|ceres
pluto|2376 km|do|der Zwergplanet Pluto|the dwarf planet Pluto|planets|pluto
europa|3121.6 km|do|der Jupitermond Europa|Jupiter’s moon Europa|satellites|europa
moon|3474.8 km|do|der Mond|the Moon|planets|moon
io|3643.2 km|do|der Jupitermond Io|Jupiter’s moon Io|satellites|io
mercury|4879.4 km|do|der Merkur|Mercury|planets|mercury
titan|5149.4 km|do|der Saturnmond Titan|Saturn’s moon Titan|satellites|titan
ganymede|5262.4 km|do|der Jupitermond Ganymed|Jupiter’s moon Ganymede|satellites|ganymede
mars|6779 km|do|der Mars|Mars|planets|mars
venus|12103.6 km|do|die Venus|Venus|planets|venus
earth|12742 km|do|die Erde|the Earth|planets|earth
neptune|49244 km|do|der Neptun|Neptune|planets|neptune
uranus|50724 km|do|der Uranus|Uranus|planets|uranus
saturn|116464 km|do|der Saturn|Saturn|planets|saturn
jupiter|139822 km|do|der Jupiter|Jupiter|planets|jupiter
saturn-rings|273550 km|d|pl Saturnringe|the rings of Saturn|rings|rings
# earth
equator|40075 km|s|der Erdumfang|the circumference of the Earth|wgs|*span
geostationary|35786 km|s|die Höhe der Wettersatelliten=Höhe der Wettersatelliten|the height of weather satellites|nasaCraft|*span
moon-distance|384400 km|s|der Abstand zum Mond=Abstand zum Mond|the distance to the Moon|planets|*span
# wave
light-second|299792.458 km|s|die Lichtsekunde|the light-second|bipm|*span
light-minute|17987547.48 km|s|die Lichtminute|the light-minute|bipm|*span
# star
neutron-star|~20 km|do|der Neutronenstern|the neutron star|nasaScience|neutron-star
white-dwarf|~11700 km|do|der Weiße Zwerg Sirius B=Sirius B|the white dwarf Sirius B|hubble|dwarf
trappist|165900 km|do|der Stern Trappist-1=Trappist-1|the star TRAPPIST-1|stars|dwarf
proxima|214600 km|do|-m Proxima Centauri|Proxima Centauri|eso|dwarf
sun|1391400 km|do|die Sonne|the Sun|iau|sun
sirius|2.38e6 km|do|der Sirius|Sirius|stars|star
vega|~3.5e6 km|do|die Wega|Vega|stars|star
pollux|~1.26e7 km|do|der Pollux|Pollux|stars|star
sgr-a|~2.5e7 km|do|das Schwarze Loch Sagittarius A*=Sagittarius A*|the black hole Sagittarius A*|eht|black-hole
arcturus|35.3e6 km|do|der Arktur|Arcturus|arcturus|giant
aldebaran|~6.2e7 km|do|der Aldebaran|Aldebaran|stars|giant
rigel|~1.1e8 km|do|der Rigel|Rigel|stars|star
antares|~9.5e8 km|do|der Antares|Antares|eso|giant
betelgeuse|~1.06e9 km|do|die Beteigeuze|Betelgeuse|betelgeuse|giant
uy-scuti|~2.4e9 km|do|der Stern UY Scuti=UY Scuti|the star UY Scuti|uyscuti|giant
m87|~3.8e10 km|do|das Schwarze Loch M87*=M87*|the black hole M87*|eht|black-hole
ton618|~3.9e11 km|do|das Schwarze Loch TON 618=TON 618|the black hole TON 618|ton|black-hole
# world
moon-orbit|768800 km|d|die Mondbahn|the orbit of the Moon|planets|*orbit
mercury-orbit|115.8e6 km|d|die Merkurbahn|the orbit of Mercury|orbits|*orbit
au|1 au|s|die Astronomische Einheit|the astronomical unit|iau|*span
earth-orbit|2 au|d|die Erdbahn|the orbit of the Earth|orbits|*orbit
mars-orbit|455.8e6 km|d|die Marsbahn|the orbit of Mars|orbits|*orbit
jupiter-orbit|1557e6 km|d|die Jupiterbahn|the orbit of Jupiter|orbits|*orbit
neptune-orbit|8997e6 km|d|die Neptunbahn|the orbit of Neptune|orbits|solar-system
kuiper|~100 au|d|der Kuipergürtel|the Kuiper belt|nasaScience|kuiper
heliosphere|~240 au|d|die Heliosphäre|the heliosphere|nasaScience|heliosphere
sedna|~1000 au|l|die Bahn von Sedna|the orbit of Sedna|jpl|sedna
# wave
light-day|173.1446 au|s|der Lichttag|the light-day|bipm|*span
light-year|1 ly|s|das Lichtjahr|the light-year|iau|*span
parsec|1 pc|s|das Parsec|the parsec|iau|parsec
# space
cats-eye|~0.2 ly|d|der Katzenaugennebel|the Cat’s Eye Nebula|hubble|cats-eye
barnard|~0.5 ly|d|die Dunkelwolke Barnard 68|the dark cloud Barnard 68|eso|barnard
ring-nebula|~1 ly|d|der Ringnebel|the Ring Nebula|hubble|ring-nebula
helix|~2.9 ly|d|der Helixnebel|the Helix Nebula|hubble|helix
oort|~3.2 ly|d|die Oortsche Wolke|the Oort cloud|nasaScience|*cloud
pillars|~4 ly|h|pl Säulen der Schöpfung|the Pillars of Creation|hubble|pillars
proxima-distance|4.2465 ly|s|der Abstand zu Proxima Centauri|the distance to Proxima Centauri|gaia|*span
crab|~11 ly|l|der Krebsnebel|the Crab Nebula|hubble|crab
orion-nebula|~24 ly|d|der Orionnebel|the Orion Nebula|hubble|orion-nebula
eagle|~70 ly|l|der Adlernebel|the Eagle Nebula|hubble|*cloud
47-tucanae|~120 ly|do|der Kugelsternhaufen 47 Tucanae=47 Tucanae|the globular cluster 47 Tucanae|hubble|globular
omega|~150 ly|do|der Kugelsternhaufen Omega Centauri=Omega Centauri|the globular cluster Omega Centauri|eso|globular
rosette|~130 ly|d|der Rosettennebel|the Rosette Nebula|eso|rosette
ngc604|~1500 ly|d|das Sternbildungsgebiet NGC 604=NGC 604|the star-forming region NGC 604|hubble|*cloud
radcliffe|~8800 ly|l|die Radcliffe-Welle|the Radcliffe wave|radcliffe|radcliffe
smc|~7000 ly|d|die Kleine Magellansche Wolke|the Small Magellanic Cloud|nasaScience|irregular
lmc|~14000 ly|d|die Große Magellansche Wolke|the Large Magellanic Cloud|nasaScience|irregular
centre-distance|26670 ly|s|der Abstand zum Zentrum der Milchstraße=Abstand zum galaktischen Zentrum|the distance to the galactic centre|gravity|*span
sombrero|~50000 ly|l|die Sombrerogalaxie|the Sombrero Galaxy|hubble|sombrero
triangulum|~60000 ly|d|der Dreiecksnebel|the Triangulum Galaxy|hubble|spiral
milky-way|~100000 ly|d|die Milchstraße|the Milky Way|nasaScience|milky-way
cartwheel|~150000 ly|d|die Wagenradgalaxie|the Cartwheel Galaxy|hubble|cartwheel
andromeda|~220000 ly|l|der Andromedanebel|the Andromeda Galaxy|nasaScience|andromeda
ngc6872|~522000 ly|l|die Kondorgalaxie|the Condor Galaxy|hubble|condor
malin|~650000 ly|d|die Galaxie Malin 1=Malin 1|the galaxy Malin 1|malin|spiral
hercules-a|~1.5e6 ly|l|die Radiogalaxie Hercules A=Hercules A|the radio galaxy Hercules A|hubble|radio-galaxy
andromeda-distance|2.5e6 ly|s|der Abstand zum Andromedanebel|the distance to the Andromeda Galaxy|nasaScience|*span
local-group|~1e7 ly|d|die Lokale Gruppe|the Local Group|nasaScience|local-group
alcyoneus|~1.63e7 ly|l|die Radiogalaxie Alkyoneus=Alkyoneus|the radio galaxy Alcyoneus|alcyoneus|radio-galaxy
coma|~2e7 ly|d|der Coma-Galaxienhaufen|the Coma Cluster|hubble|cluster
porphyrion|~2.3e7 ly|l|das Jetpaar Porphyrion=Porphyrion|the jet pair Porphyrion|porphyrion|jets
virgo-distance|~5.4e7 ly|s|der Abstand zum Virgo-Galaxienhaufen|the distance to the Virgo Cluster|hubble|*span
virgo-supercluster|~1.1e8 ly|d|der Virgo-Superhaufen|the Virgo Supercluster|nasaScience|supercluster
bootes|~3.3e8 ly|do|der Bootes-Leerraum|the Boötes Void|kirshner|void
cfa-wall|~5e8 ly|l|die CfA2-Mauer|the CfA2 Great Wall|greatWall|wall
laniakea|~5.2e8 ly|d|der Superhaufen Laniakea=Laniakea|the supercluster Laniakea|laniakea|laniakea
sloan-wall|~1.37e9 ly|l|die Große Sloan-Mauer|the Sloan Great Wall|sloan|wall
giant-arc|~3.3e9 ly|l|der Riesenbogen|the Giant Arc|giantArc|giant-arc
light-age|13.8e9 ly|s|der Lichtweg seit dem Urknall|the path of light since the Big Bang|planck|*span
gn-z11|~3.2e10 ly|s|der Abstand zur Galaxie GN-z11|the distance to the galaxy GN-z11|jwst|*span
universe|~9.3e10 ly|do|das beobachtbare Universum=Beobachtbares Universum|the observable universe|planck|universe
`
