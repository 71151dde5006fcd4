/** English sentences about the things of the catalogue’s rows of this name: `id|sentence`. */
export const small = `
electron-classical|Calculated as if the electron were a charged ball. No extent of it has ever been measured.
neutron|Alone it lasts only about a quarter of an hour, in a nucleus it can last for ever.
proton|Three quarks make it up, yet most of its mass is the energy that binds them.
alpha|Two protons, two neutrons: alpha radiation.
deuteron|A proton and a neutron, bound so loosely that it is larger than the helium nucleus.
carbon-nucleus|Made in stars, of three helium nuclei that collided almost at once.
iron-nucleus|Up to here fusing nuclei yields energy, beyond it costs energy.
gold-nucleus|In 1909 particles bounced off such nuclei: the atom has a hard core.
lead-nucleus|82 protons and 126 neutrons: both are especially stable numbers.
uranium-nucleus|The heaviest nucleus that occurs on Earth in larger amounts.
kaonic-hydrogen|A kaon circles in place of the electron, so close that it feels the force of the nucleus.
muonic-helium|Such ions serve to measure how large the helium nucleus is.
pionic-hydrogen|It lives only until the proton swallows the pion.
muonic-hydrogen|As the muon is 207 times as heavy as an electron, it circles some 186 times closer.
proton-compton|Light could pin down a proton no more precisely than this.
muon-compton|Muons from cosmic rays pass through us every second.
gamma-potassium|It also comes from one’s own body: potassium-40 decays in every human.
gamma-cobalt|It is used to sterilise food and instruments.
gamma-caesium|It shows how much of Chernobyl has stayed in forest soil.
compton|In 1923 it showed that light can collide like a particle.
electron-wave|Much shorter than light: that is why electrons show single atoms.
technetium|The most common agent of nuclear medicine: what it emits draws a picture of the organs.
tungsten-xray|Tungsten bears the heat of the electrons that hit it in an X-ray tube.
molybdenum-xray|Soft radiation, good for images of the breast.
bond|No other bond between two atoms is shorter.
uranium-ion|Of 92 electrons one is left, and it sits 92 times as close as in hydrogen.
iron-ion|Its light shines in gas at many millions of degrees, such as in clusters of galaxies.
carbon-ion|Five of six electrons are missing: carbon looks like this in very hot gas.
helium-ion|The simplest ion: like hydrogen, but with twice the charge in its nucleus.
bohr|The most probable distance of the electron from the nucleus, to either side.
hydrogen|By mass, three quarters of the ordinary matter in the universe are hydrogen.
hydrogen-molecule|The lightest gas: it escapes from Earth into space.
water|Because it is bent, water dissolves salt and sugar.
helium|It was discovered on the Sun, in the light of an eclipse, before it was found on Earth.
carbon|Four bonds make it the building block of everything alive.
salt-lattice|As this cube repeats itself billions of times, grains of salt have corners.
fullerene|Sixty carbon atoms, arranged like the corners of a football.
glucose|The sugar in the blood, on which the brain lives.
nanotube|A rolled-up sheet of carbon, one layer of atoms thick.
dna|The double helix that holds the genetic information of every living thing.
insulin|It was the first protein whose sequence became known.
haemoglobin|It carries oxygen through the blood and makes it red.
membrane|Two layers of fat separate everything alive from its surroundings.
antibody|With the two arms of the Y it holds on to what is foreign.
euv|Air swallows such light: chips are made with it in a vacuum.
ribosome|It reads the plan and puts together every protein of the body.
microtubule|Motor proteins walk through the cell on these rails.
rhinovirus|There are well over a hundred types, which is why colds keep coming back.
hepatitis|The vaccine against this virus was the first that also protects from a cancer.
coronavirus|Its spikes gave it its name: under the microscope they look like a crown.
hiv|It carries its genes as RNA and writes them back into the cell’s DNA.
phage|It lands on a bacterium and injects its genes.
poxvirus|The cause of the first human disease that was eradicated.
mimivirus|So large that it was first taken for a bacterium.
bluray-track|Blue light reads finer than red, so more fits on the disc.
blue-light|Air scatters it more than red, which is why the sky is blue.
red-light|In the evening it gets through the most air: the Sun sets red.
cd-track|The track is wound up; unrolled it would be more than five kilometres long.
bacterium|Under good conditions it divides every twenty minutes.
mitochondrion|The power plant of the cell was once a bacterium and still has genes of its own.
yeast|We owe bread, beer and wine to this single-celled fungus.
nucleus-cell|About two metres of DNA are wound up in it.
chromosome|DNA is seen in this form only while the cell divides.
red-cell|There are millions of them in a drop of blood.
fine-dust|Up to this size dust counts as particulate matter of class PM10.
white-cell|It crawls through tissue and eats bacteria.
pollen|A single birch releases millions of them into the wind.
sperm|Most of it is tail, which drives it on.
hair|It grows about one centimetre a month.
egg-cell|One of the largest human cells, just visible to the naked eye.
paramecium|Thousands of cilia drive this single cell through the water.
amoeba|It has no fixed form: it flows where it wants to go.
paper|If it could be folded 42 times, the pile would reach beyond the Moon.
mite|It lives on flakes of our skin, and almost every bed has some.
tardigrade|It survives heat, frost and even space.
sand|What geologists call sand ranges from a sixteenth of a millimetre to two millimetres.
`
