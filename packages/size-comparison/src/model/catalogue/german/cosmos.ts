/** German names of the things of the catalogue’s rows of this name: `id|name`, as `germanName` reads them. */
export const cosmos = `
comet|der Komet 67P
halley|der Halleysche Komet=Halleyscher Komet
olympus|der Olympus Mons
phobos|-m Phobos
eros|der Asteroid Eros
mimas|-m Mimas
enceladus|-m Enceladus
vesta|der Asteroid Vesta
ceres|der Zwergplanet Ceres
pluto|der Zwergplanet Pluto
europa|der Jupitermond Europa
moon|der Mond
io|der Jupitermond Io
mercury|der Merkur
titan|der Saturnmond Titan
ganymede|der Jupitermond Ganymed
mars|der Mars
venus|die Venus
earth|die Erde
neptune|der Neptun
uranus|der Uranus
saturn|der Saturn
jupiter|der Jupiter
saturn-rings|pl Saturnringe
equator|der Erdumfang
geostationary|die Höhe der Wettersatelliten=Höhe der Wettersatelliten
moon-distance|der Abstand zum Mond=Abstand zum Mond
light-second|die Lichtsekunde
light-minute|die Lichtminute
neutron-star|der Neutronenstern
white-dwarf|der Weiße Zwerg Sirius B=Sirius B
trappist|der Stern Trappist-1=Trappist-1
proxima|-m Proxima Centauri
sun|die Sonne
sirius|der Sirius
vega|die Wega
pollux|der Pollux
sgr-a|das Schwarze Loch Sagittarius A*=Sagittarius A*
arcturus|der Arktur
aldebaran|der Aldebaran
rigel|der Rigel
antares|der Antares
betelgeuse|die Beteigeuze
uy-scuti|der Stern UY Scuti=UY Scuti
m87|das Schwarze Loch M87*=M87*
ton618|das Schwarze Loch TON 618=TON 618
moon-orbit|die Mondbahn
mercury-orbit|die Merkurbahn
au|die Astronomische Einheit
earth-orbit|die Erdbahn
mars-orbit|die Marsbahn
jupiter-orbit|die Jupiterbahn
neptune-orbit|die Neptunbahn
kuiper|der Kuipergürtel
heliosphere|die Heliosphäre
sedna|die Bahn von Sedna
light-day|der Lichttag
light-year|das Lichtjahr
parsec|das Parsec
cats-eye|der Katzenaugennebel
barnard|die Dunkelwolke Barnard 68
ring-nebula|der Ringnebel
helix|der Helixnebel
oort|die Oortsche Wolke
pillars|pl Säulen der Schöpfung
proxima-distance|der Abstand zu Proxima Centauri
crab|der Krebsnebel
orion-nebula|der Orionnebel
eagle|der Adlernebel
47-tucanae|der Kugelsternhaufen 47 Tucanae=47 Tucanae
omega|der Kugelsternhaufen Omega Centauri=Omega Centauri
rosette|der Rosettennebel
ngc604|das Sternbildungsgebiet NGC 604=NGC 604
radcliffe|die Radcliffe-Welle
smc|die Kleine Magellansche Wolke
lmc|die Große Magellansche Wolke
centre-distance|der Abstand zum Zentrum der Milchstraße=Abstand zum galaktischen Zentrum
sombrero|die Sombrerogalaxie
triangulum|der Dreiecksnebel
milky-way|die Milchstraße
cartwheel|die Wagenradgalaxie
andromeda|der Andromedanebel
ngc6872|die Kondorgalaxie
malin|die Galaxie Malin 1=Malin 1
hercules-a|die Radiogalaxie Hercules A=Hercules A
andromeda-distance|der Abstand zum Andromedanebel
local-group|die Lokale Gruppe
alcyoneus|die Radiogalaxie Alkyoneus=Alkyoneus
coma|der Coma-Galaxienhaufen
porphyrion|das Jetpaar Porphyrion=Porphyrion
virgo-distance|der Abstand zum Virgo-Galaxienhaufen
virgo-supercluster|der Virgo-Superhaufen
bootes|der Bootes-Leerraum
cfa-wall|die CfA2-Mauer
laniakea|der Superhaufen Laniakea=Laniakea
sloan-wall|die Große Sloan-Mauer
giant-arc|der Riesenbogen
light-age|der Lichtweg seit dem Urknall
gn-z11|der Abstand zur Galaxie GN-z11
hubble-sphere|die Hubble-Sphäre
last-scattering|die Kugelschale der Hintergrundstrahlung=Kugelschale der Hintergrundstrahlung
universe|das beobachtbare Universum=Beobachtbares Universum
`
