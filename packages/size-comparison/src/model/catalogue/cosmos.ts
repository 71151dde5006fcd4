/** From the comet to the observable universe; the form of a row stands at `readThings`. */
export const cosmos = `
# world
comet|~4.1 km|l|the comet 67P|comet
halley|15 km|l|Halley’s Comet|halley
olympus|~21.9 km|h.ground|Olympus Mons|olympus
phobos|26.8 km|l|Phobos|phobos
eros|~34 km|l|the asteroid Eros|eros
mimas|396.4 km|do.mean|Mimas|mimas
enceladus|504.2 km|do.mean|Enceladus|enceladus
vesta|525.4 km|d|the asteroid Vesta|vesta
ceres|939.4 km|do.mean|the dwarf planet Ceres|ceres
pluto|2376 km|do.mean|the dwarf planet Pluto|pluto
europa|3121.6 km|do.mean|Jupiter’s moon Europa|europa
moon|3474.8 km|do.mean|the Moon|moon
io|3643.2 km|do.mean|Jupiter’s moon Io|io
mercury|4879.4 km|do.mean|Mercury|mercury
titan|5149.4 km|do.mean|Saturn’s moon Titan|titan
ganymede|5262.4 km|do.mean|Jupiter’s moon Ganymede|ganymede
mars|6779 km|do.mean|Mars|mars
venus|12103.6 km|do.mean|Venus|venus
earth|12742 km|do.mean|the Earth|earth
neptune|49244 km|do.mean|Neptune|neptune
uranus|50724 km|do.mean|Uranus|uranus
saturn|116464 km|do.mean|Saturn|saturn
jupiter|139822 km|do.mean|Jupiter|jupiter
saturn-rings|273550 km|d.rings|pl the rings of Saturn|rings
# earth
equator|40075 km|s.girth|the circumference of the Earth|*span
geostationary|35786 km|s.gap|the height of weather satellites|*span
moon-distance|384400 km|s.gap|the distance to the Moon|*span
# wave
light-second|=299792.458 km|s|the light-second|*span
light-minute|=17987547.48 km|s|the light-minute|*span
# star
neutron-star|~20 km|do.photosphere|the neutron star|neutron-star
white-dwarf|~11700 km|do.photosphere|the white dwarf Sirius B|dwarf
trappist|165900 km|do.photosphere|the star TRAPPIST-1|dwarf
proxima|214600 km|do.photosphere|Proxima Centauri|dwarf
sun|1391400 km|do.photosphere|the Sun|sun
sirius|2.38e6 km|do.photosphere|Sirius|star
vega|~3.5e6 km|do.photosphere|Vega|star
pollux|~1.26e7 km|do.photosphere|Pollux|star
sgr-a|~2.5e7 km|d.horizon|the black hole Sagittarius A*|black-hole
arcturus|35.3e6 km|do.photosphere|Arcturus|giant
aldebaran|~6.2e7 km|do.photosphere|Aldebaran|giant
rigel|~1.1e8 km|do.photosphere|Rigel|star
antares|~9.5e8 km|do.photosphere|Antares|giant
betelgeuse|~1.06e9 km|do.photosphere|Betelgeuse|giant
uy-scuti|~1.26e9 km ±20%|do.photosphere|the star UY Scuti|giant
m87|~3.8e10 km|d.horizon|the black hole M87*|black-hole
ton618|~2.4e11 km ±60%|d.horizon|the black hole TON 618|black-hole
# world
moon-orbit|768800 km|d.orbit|the orbit of the Moon|*orbit
mercury-orbit|115.8e6 km|d.orbit|the orbit of Mercury|*orbit
au|=1 au|s|the astronomical unit|*span
earth-orbit|2.000 au|d.orbit|the orbit of the Earth|*orbit
mars-orbit|455.8e6 km|d.orbit|the orbit of Mars|*orbit
jupiter-orbit|1557e6 km|d.orbit|the orbit of Jupiter|*orbit
neptune-orbit|8997e6 km|d.orbit|the orbit of Neptune|solar-system
kuiper|~100 au|d|the Kuiper belt|kuiper
heliosphere|~240 au|d|the heliosphere|heliosphere
sedna|~1000 au|l|the orbit of Sedna|sedna
# wave
light-day|173.1446 au|s|the light-day|*span
light-year|=1 ly|s|the light-year|*span
parsec|=1 pc|s|the parsec|parsec
# space
cats-eye|~0.2 ly|d.visible|the Cat’s Eye Nebula|cats-eye
barnard|~0.5 ly|d.visible|the dark cloud Barnard 68|barnard
ring-nebula|~1 ly|d.visible|the Ring Nebula|ring-nebula
helix|~3 ly|d.visible|the Helix Nebula|helix
oort|~3.2 ly|d.visible|the Oort cloud|*cloud
pillars|~4 ly|h.visible|pl the Pillars of Creation|pillars
proxima-distance|4.2465 ly|s.gap|the distance to Proxima Centauri|*span
crab|~11 ly|l.visible|the Crab Nebula|crab
orion-nebula|~24 ly|d.visible|the Orion Nebula|orion-nebula
eagle|~70 ly|l.visible|the Eagle Nebula|*cloud
47-tucanae|~120 ly|do.visible|the globular cluster 47 Tucanae|globular
omega|~150 ly|do.visible|the globular cluster Omega Centauri|globular
rosette|~130 ly|d.visible|the Rosette Nebula|rosette
ngc604|~1500 ly|d.visible|the star-forming region NGC 604|ngc604
radcliffe|~8800 ly|l.visible|the Radcliffe wave|radcliffe
smc|~18900 ly|d.d25|the Small Magellanic Cloud|irregular
lmc|~32200 ly|d.d25|the Large Magellanic Cloud|irregular
centre-distance|26670 ly|s.gap|the distance to the galactic centre|*span
sombrero|~94900 ly|l.d25|the Sombrero Galaxy|sombrero
triangulum|~61100 ly|d.d25|the Triangulum Galaxy|spiral
milky-way|~100000 ly|d.visible|the Milky Way|milky-way
cartwheel|~150000 ly|d.visible|the Cartwheel Galaxy|cartwheel
andromeda|~152000 ly|l.d25|the Andromeda Galaxy|andromeda
ngc6872|~700000 ly|l.visible|the Condor Galaxy|condor
malin|~650000 ly|d.visible|the galaxy Malin 1|spiral
hercules-a|~1.5e6 ly|l.visible|the radio galaxy Hercules A|radio-galaxy
andromeda-distance|2.5e6 ly|s.gap|the distance to the Andromeda Galaxy|*span
local-group|~1e7 ly|d.visible|the Local Group|local-group
alcyoneus|~1.63e7 ly|l.visible|the radio galaxy Alcyoneus|radio-galaxy
coma|~2e7 ly|d.visible|the Coma Cluster|cluster
porphyrion|~2.3e7 ly|l.visible|the jet pair Porphyrion|jets
virgo-distance|~5.4e7 ly|s.gap|the distance to the Virgo Cluster|*span
virgo-supercluster|~1.1e8 ly|d|the Virgo Supercluster|supercluster
bootes|~3.3e8 ly|d|the Boötes Void|void
cfa-wall|~5e8 ly|l.visible|the CfA2 Great Wall|wall
laniakea|~5.2e8 ly|d.visible|the supercluster Laniakea|laniakea
sloan-wall|~1.37e9 ly|l.visible|the Sloan Great Wall|wall
giant-arc|~3.3e9 ly|l.visible|the Giant Arc|giant-arc
light-age|13.8e9 ly|s.light|the path of light since the Big Bang|*span
gn-z11|~3.2e10 ly|s.now|the distance to the galaxy GN-z11|*span
hubble-sphere|2.90e10 ly|do|the Hubble sphere|hubble-sphere
last-scattering|~9.05e10 ly ±2%|do|the shell of the background radiation|last-scattering
universe|~9.3e10 ly|do|the observable universe|universe
`
