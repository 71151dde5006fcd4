/** From the nucleus to the grain of sand; the form of a row stands at `readThings`. */
export const small = `
# particle
electron-classical|5.63588 fm|d|the classical diameter of the electron|*circle
neutron|~1.7 fm|do.magnetic|the neutron|nucleon
proton|1.6815 fm|do.charge|the proton|nucleon
alpha|3.357 fm|do.charge|the helium nucleus|alpha
deuteron|4.2556 fm|do.charge|the deuteron|deuteron
carbon-nucleus|4.94 fm|do.charge|the carbon nucleus|nucleus
iron-nucleus|7.475 fm|do.charge|the iron nucleus|nucleus
gold-nucleus|10.874 fm|do.charge|the gold nucleus|heavy-nucleus
lead-nucleus|11.002 fm|do.charge|the lead nucleus|heavy-nucleus
uranium-nucleus|11.714 fm|do.charge|the uranium nucleus|heavy-nucleus
kaonic-hydrogen|167.2 fm|d.bohr|the kaonic hydrogen atom|kaonic
muonic-helium|263.2 fm|d.bohr|the muonic helium ion|muonic-helium
pionic-hydrogen|445.1 fm|d.bohr|the pionic hydrogen atom|pionic
muonic-hydrogen|569 fm|d.bohr|the muonic hydrogen atom|muonic
# wave
proton-compton|1.32141 fm|v.compton|the Compton wavelength of the proton|*wave
muon-compton|11.7344 fm|v.compton|the Compton wavelength of the muon|*wave
gamma-potassium|849 fm|v|the gamma ray of potassium-40|*wave
gamma-cobalt|930.5 fm|v|the gamma ray of cobalt-60|*wave
gamma-caesium|1.874 pm|v|the gamma ray of caesium-137|*wave
compton|2.42631 pm|v.compton|the Compton wavelength of the electron|*wave
electron-wave|2.51 pm|v.broglie|the electron wave in a microscope|*wave
technetium|8.824 pm|v|the gamma ray of technetium-99m|*wave
tungsten-xray|20.9 pm|v|the X-ray of tungsten|*wave
molybdenum-xray|70.93 pm|v|the X-ray of molybdenum|*wave
# molecule
bond|74.1 pm|l.bond|the bond of a hydrogen molecule|*span
uranium-ion|1.15039 pm|d.bohr|the uranium ion with one electron|ion-uranium
iron-ion|4.07059 pm|d.bohr|the iron ion with one electron|ion-iron
carbon-ion|17.6392 pm|d.bohr|the carbon ion with one electron|ion-carbon
helium-ion|52.9177 pm|d.bohr|the helium ion with one electron|ion-helium
bohr|105.835 pm|d.bohr|the Bohr diameter|*orbit
hydrogen|240 pm|do.waals|the hydrogen atom|atom
hydrogen-molecule|314.1 pm|l.waals|the hydrogen molecule|h2
water|~280 pm|d|the water molecule|water
helium|280 pm|do.waals|the helium atom|helium
carbon|340 pm|do.waals|the carbon atom|carbon
salt-lattice|564 pm|w.lattice|the unit cell of table salt|salt
fullerene|~710 pm|do|the fullerene|fullerene
glucose|~900 pm|d|the glucose molecule|glucose
nanotube|~1.4 nm|d|the carbon nanotube|nanotube
dna|~2 nm|w|the DNA double helix|dna
insulin|~3 nm|d|insulin|protein
haemoglobin|~5.5 nm|d|haemoglobin|haemoglobin
membrane|~7 nm|t|the cell membrane|membrane
antibody|~12 nm|w|the antibody|antibody
# wave
euv|13.5 nm|v|the EUV light of chip making|*wave
# molecule
ribosome|~25 nm|d|the ribosome|ribosome
microtubule|25 nm|d|the microtubule|microtubule
# cell
rhinovirus|~30 nm|do|the rhinovirus|rhinovirus
hepatitis|~42 nm|do|the hepatitis B virus|hepatitis
coronavirus|~100 nm|do|the coronavirus|coronavirus
hiv|~120 nm|do|the HI virus|hiv
phage|~200 nm|h|the bacteriophage T4|phage
poxvirus|~300 nm|l|the smallpox virus|poxvirus
mimivirus|~750 nm|do|the mimivirus|mimivirus
# wave
bluray-track|320 nm|s.pitch|the track pitch of a Blu-ray disc|track
blue-light|~450 nm|v|blue light|*wave
red-light|~700 nm|v|red light|*wave
# cell
cd-track|1.6 µm|s.pitch|the track pitch of a CD|track
bacterium|~2 µm|l|the gut bacterium|bacterium
mitochondrion|~2 µm|l|the mitochondrion|mitochondrion
yeast|~5 µm|d|the yeast cell|yeast
nucleus-cell|~6 µm|do|the cell nucleus|cell-nucleus
chromosome|~7 µm|l|the chromosome|chromosome
red-cell|~7.5 µm|d|the red blood cell|red-cell
# object
fine-dust|=10 µm|d|the fine dust grain (PM10)|dust
# cell
white-cell|~12 µm|do|the neutrophil|white-cell
pollen|~25 µm|do|the birch pollen|pollen
sperm|~55 µm|l|the sperm cell|sperm
# object
hair|~70 µm|t|the hair|hair
# cell
egg-cell|~120 µm|do|the human egg cell|egg-cell
paramecium|~250 µm|l|the paramecium|paramecium
amoeba|~500 µm|d|the amoeba|amoeba
# object
paper|~100 µm|t|the sheet of paper|paper
# creature
mite|~300 µm|l|the house dust mite|mite
tardigrade|~500 µm|l|the tardigrade|tardigrade
# object
sand|~500 µm|d|the grain of sand|sand
`
