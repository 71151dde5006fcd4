/** From the comet to the observable universe; the form of a row stands at `readThings`. */
export const cosmos = `
# world
comet|~4.1 km|l|der Komet 67P|the comet 67P|comet
halley|15 km|l|der Halleysche Komet=Halleyscher Komet|Halley’s Comet|halley
olympus|~21.9 km|h.ground|der Olympus Mons|Olympus Mons|olympus
phobos|26.8 km|l|-m Phobos|Phobos|phobos
eros|~34 km|l|der Asteroid Eros|the asteroid Eros|eros
mimas|396.4 km|do.mean|-m Mimas|Mimas|mimas
enceladus|504.2 km|do.mean|-m Enceladus|Enceladus|enceladus
vesta|525.4 km|d|der Asteroid Vesta|the asteroid Vesta|vesta
ceres|939.4 km|do.mean|der Zwergplanet Ceres|the dwarf planet Ceres|ceres
pluto|2376 km|do.mean|der Zwergplanet Pluto|the dwarf planet Pluto|pluto
europa|3121.6 km|do.mean|der Jupitermond Europa|Jupiter’s moon Europa|europa
moon|3474.8 km|do.mean|der Mond|the Moon|moon
io|3643.2 km|do.mean|der Jupitermond Io|Jupiter’s moon Io|io
mercury|4879.4 km|do.mean|der Merkur|Mercury|mercury
titan|5149.4 km|do.mean|der Saturnmond Titan|Saturn’s moon Titan|titan
ganymede|5262.4 km|do.mean|der Jupitermond Ganymed|Jupiter’s moon Ganymede|ganymede
mars|6779 km|do.mean|der Mars|Mars|mars
venus|12103.6 km|do.mean|die Venus|Venus|venus
earth|12742 km|do.mean|die Erde|the Earth|earth
neptune|49244 km|do.mean|der Neptun|Neptune|neptune
uranus|50724 km|do.mean|der Uranus|Uranus|uranus
saturn|116464 km|do.mean|der Saturn|Saturn|saturn
jupiter|139822 km|do.mean|der Jupiter|Jupiter|jupiter
saturn-rings|273550 km|d.rings|pl Saturnringe|the rings of Saturn|rings
# earth
equator|40075 km|s.girth|der Erdumfang|the circumference of the Earth|*span
geostationary|35786 km|s.gap|die Höhe der Wettersatelliten=Höhe der Wettersatelliten|the height of weather satellites|*span
moon-distance|384400 km|s.gap|der Abstand zum Mond=Abstand zum Mond|the distance to the Moon|*span
# wave
light-second|=299792.458 km|s|die Lichtsekunde|the light-second|*span
light-minute|=17987547.48 km|s|die Lichtminute|the light-minute|*span
# star
neutron-star|~20 km|do.photosphere|der Neutronenstern|the neutron star|neutron-star
white-dwarf|~11700 km|do.photosphere|der Weiße Zwerg Sirius B=Sirius B|the white dwarf Sirius B|dwarf
trappist|165900 km|do.photosphere|der Stern Trappist-1=Trappist-1|the star TRAPPIST-1|dwarf
proxima|214600 km|do.photosphere|-m Proxima Centauri|Proxima Centauri|dwarf
sun|1391400 km|do.photosphere|die Sonne|the Sun|sun
sirius|2.38e6 km|do.photosphere|der Sirius|Sirius|star
vega|~3.5e6 km|do.photosphere|die Wega|Vega|star
pollux|~1.26e7 km|do.photosphere|der Pollux|Pollux|star
sgr-a|~2.5e7 km|d.horizon|das Schwarze Loch Sagittarius A*=Sagittarius A*|the black hole Sagittarius A*|black-hole
arcturus|35.3e6 km|do.photosphere|der Arktur|Arcturus|giant
aldebaran|~6.2e7 km|do.photosphere|der Aldebaran|Aldebaran|giant
rigel|~1.1e8 km|do.photosphere|der Rigel|Rigel|star
antares|~9.5e8 km|do.photosphere|der Antares|Antares|giant
betelgeuse|~1.06e9 km|do.photosphere|die Beteigeuze|Betelgeuse|giant
uy-scuti|~1.26e9 km ±20%|do.photosphere|der Stern UY Scuti=UY Scuti|the star UY Scuti|giant
m87|~3.8e10 km|d.horizon|das Schwarze Loch M87*=M87*|the black hole M87*|black-hole
ton618|~2.4e11 km ±60%|d.horizon|das Schwarze Loch TON 618=TON 618|the black hole TON 618|black-hole
# world
moon-orbit|768800 km|d.orbit|die Mondbahn|the orbit of the Moon|*orbit
mercury-orbit|115.8e6 km|d.orbit|die Merkurbahn|the orbit of Mercury|*orbit
au|=1 au|s|die Astronomische Einheit|the astronomical unit|*span
earth-orbit|2.000 au|d.orbit|die Erdbahn|the orbit of the Earth|*orbit
mars-orbit|455.8e6 km|d.orbit|die Marsbahn|the orbit of Mars|*orbit
jupiter-orbit|1557e6 km|d.orbit|die Jupiterbahn|the orbit of Jupiter|*orbit
neptune-orbit|8997e6 km|d.orbit|die Neptunbahn|the orbit of Neptune|solar-system
kuiper|~100 au|d|der Kuipergürtel|the Kuiper belt|kuiper
heliosphere|~240 au|d|die Heliosphäre|the heliosphere|heliosphere
sedna|~1000 au|l|die Bahn von Sedna|the orbit of Sedna|sedna
# wave
light-day|173.1446 au|s|der Lichttag|the light-day|*span
light-year|=1 ly|s|das Lichtjahr|the light-year|*span
parsec|=1 pc|s|das Parsec|the parsec|parsec
# space
cats-eye|~0.2 ly|d.visible|der Katzenaugennebel|the Cat’s Eye Nebula|cats-eye
barnard|~0.5 ly|d.visible|die Dunkelwolke Barnard 68|the dark cloud Barnard 68|barnard
ring-nebula|~1 ly|d.visible|der Ringnebel|the Ring Nebula|ring-nebula
helix|~3 ly|d.visible|der Helixnebel|the Helix Nebula|helix
oort|~3.2 ly|d.visible|die Oortsche Wolke|the Oort cloud|*cloud
pillars|~4 ly|h.visible|pl Säulen der Schöpfung|the Pillars of Creation|pillars
proxima-distance|4.2465 ly|s.gap|der Abstand zu Proxima Centauri|the distance to Proxima Centauri|*span
crab|~11 ly|l.visible|der Krebsnebel|the Crab Nebula|crab
orion-nebula|~24 ly|d.visible|der Orionnebel|the Orion Nebula|orion-nebula
eagle|~70 ly|l.visible|der Adlernebel|the Eagle Nebula|*cloud
47-tucanae|~120 ly|do.visible|der Kugelsternhaufen 47 Tucanae=47 Tucanae|the globular cluster 47 Tucanae|globular
omega|~150 ly|do.visible|der Kugelsternhaufen Omega Centauri=Omega Centauri|the globular cluster Omega Centauri|globular
rosette|~130 ly|d.visible|der Rosettennebel|the Rosette Nebula|rosette
ngc604|~1500 ly|d.visible|das Sternbildungsgebiet NGC 604=NGC 604|the star-forming region NGC 604|ngc604
radcliffe|~8800 ly|l.visible|die Radcliffe-Welle|the Radcliffe wave|radcliffe
smc|~18900 ly|d.d25|die Kleine Magellansche Wolke|the Small Magellanic Cloud|irregular
lmc|~32200 ly|d.d25|die Große Magellansche Wolke|the Large Magellanic Cloud|irregular
centre-distance|26670 ly|s.gap|der Abstand zum Zentrum der Milchstraße=Abstand zum galaktischen Zentrum|the distance to the galactic centre|*span
sombrero|~94900 ly|l.d25|die Sombrerogalaxie|the Sombrero Galaxy|sombrero
triangulum|~61100 ly|d.d25|der Dreiecksnebel|the Triangulum Galaxy|spiral
milky-way|~100000 ly|d.visible|die Milchstraße|the Milky Way|milky-way
cartwheel|~150000 ly|d.visible|die Wagenradgalaxie|the Cartwheel Galaxy|cartwheel
andromeda|~152000 ly|l.d25|der Andromedanebel|the Andromeda Galaxy|andromeda
ngc6872|~700000 ly|l.visible|die Kondorgalaxie|the Condor Galaxy|condor
malin|~650000 ly|d.visible|die Galaxie Malin 1=Malin 1|the galaxy Malin 1|spiral
hercules-a|~1.5e6 ly|l.visible|die Radiogalaxie Hercules A=Hercules A|the radio galaxy Hercules A|radio-galaxy
andromeda-distance|2.5e6 ly|s.gap|der Abstand zum Andromedanebel|the distance to the Andromeda Galaxy|*span
local-group|~1e7 ly|d.visible|die Lokale Gruppe|the Local Group|local-group
alcyoneus|~1.63e7 ly|l.visible|die Radiogalaxie Alkyoneus=Alkyoneus|the radio galaxy Alcyoneus|radio-galaxy
coma|~2e7 ly|d.visible|der Coma-Galaxienhaufen|the Coma Cluster|cluster
porphyrion|~2.3e7 ly|l.visible|das Jetpaar Porphyrion=Porphyrion|the jet pair Porphyrion|jets
virgo-distance|~5.4e7 ly|s.gap|der Abstand zum Virgo-Galaxienhaufen|the distance to the Virgo Cluster|*span
virgo-supercluster|~1.1e8 ly|d|der Virgo-Superhaufen|the Virgo Supercluster|supercluster
bootes|~3.3e8 ly|d|der Bootes-Leerraum|the Boötes Void|void
cfa-wall|~5e8 ly|l.visible|die CfA2-Mauer|the CfA2 Great Wall|wall
laniakea|~5.2e8 ly|d.visible|der Superhaufen Laniakea=Laniakea|the supercluster Laniakea|laniakea
sloan-wall|~1.37e9 ly|l.visible|die Große Sloan-Mauer|the Sloan Great Wall|wall
giant-arc|~3.3e9 ly|l.visible|der Riesenbogen|the Giant Arc|giant-arc
light-age|13.8e9 ly|s.light|der Lichtweg seit dem Urknall|the path of light since the Big Bang|*span
gn-z11|~3.2e10 ly|s.now|der Abstand zur Galaxie GN-z11|the distance to the galaxy GN-z11|*span
hubble-sphere|2.90e10 ly|do|die Hubble-Sphäre|the Hubble sphere|hubble-sphere
last-scattering|~9.05e10 ly ±2%|do|die Kugelschale der Hintergrundstrahlung=Kugelschale der Hintergrundstrahlung|the shell of the background radiation|last-scattering
universe|~9.3e10 ly|do|das beobachtbare Universum=Beobachtbares Universum|the observable universe|universe
`
