/**
 * From the Planck length to the proton; the form of a row stands at `readThings`. Nothing here has a form: outlines alone.
 * A wave follows from the momentum or the energy that its name states, a horizon from the mass.
 */
export const tiny = `
# particle
planck|1.61626e-35 m|s.planck|the Planck length|*span
planck-hole|6.46502e-35 m|d.horizon|the black hole of one Planck mass|*hole
# wave
football-wave|5.1365e-35 m|v.broglie|the matter wave of a football (430 g, 30 m/s)|*wave
basketball-wave|1.10435e-34 m|v.broglie|the matter wave of a basketball (600 g, 10 m/s)|*wave
golf-wave|2.05778e-34 m|v.broglie|the matter wave of a golf ball (46 g, 70 m/s)|*wave
apple-wave|1.50593e-33 m|v.broglie|the matter wave of a falling apple (100 g, 4.4 m/s)|*wave
table-tennis-wave|1.63607e-32 m|v.broglie|the matter wave of a table tennis ball (2.7 g, 15 m/s)|*wave
bee-wave|9.4658e-31 m|v.broglie|the matter wave of a honey bee (100 mg, 7 m/s)|*wave
ladybird-wave|4.41738e-30 m|v.broglie|the matter wave of a ladybird (30 mg, 5 m/s)|*wave
rain-wave|2.42713e-29 m|v.broglie|the matter wave of a raindrop (4.2 mg, 6.5 m/s)|*wave
snow-wave|2.20869e-28 m|v.broglie|the matter wave of a snowflake (3 mg, 1 m/s)|*wave
# particle
fly-hole|2.97046e-33 m|d.horizon|the black hole of a fruit fly’s mass (1 mg)|*hole
rice-hole|7.42616e-32 m|d.horizon|the black hole of a grain of rice’s mass (25 mg)|*hole
bee-hole|2.97046e-31 m|d.horizon|the black hole of a honey bee’s mass (100 mg)|*hole
sugar-hole|8.91139e-30 m|d.horizon|the black hole of a sugar cube’s mass (3 g)|*hole
euro-hole|2.22785e-29 m|d.horizon|the black hole of a one-euro coin’s mass (7.5 g)|*hole
golf-hole|1.36641e-28 m|d.horizon|the black hole of a golf ball’s mass (46 g)|*hole
litre-hole|2.97046e-27 m|d.horizon|the black hole of a litre of water’s mass (1 kg)|*hole
cat-hole|1.18819e-26 m|d.horizon|the black hole of a cat’s mass (4 kg)|*hole
human-hole|2.22785e-25 m|d.horizon|the black hole of a human’s mass (75 kg)|*hole
car-hole|3.8616e-24 m|d.horizon|the black hole of a car’s mass (1.3 t)|*hole
elephant-hole|1.78228e-23 m|d.horizon|the black hole of an elephant’s mass (6 t)|*hole
whale-hole|4.4557e-22 m|d.horizon|the black hole of a blue whale’s mass (150 t)|*hole
jumbo-hole|1.33077e-21 m|d.horizon|the black hole of a jumbo jet’s mass (448 t)|*hole
eiffel-hole|2.16844e-20 m|d.horizon|the black hole of the Eiffel Tower’s mass (7,300 t)|*hole
titanic-hole|1.55385e-19 m|d.horizon|the black hole of the Titanic’s mass (52,310 t)|*hole
# wave
omg|3.87451e-27 m|v|the wave of the “Oh-My-God” particle (320 EeV)|*wave
gzk|2.47968e-26 m|v|the wave at the limit of cosmic rays (50 EeV)|*wave
ankle|2.47968e-25 m|v|the wave at the ankle of cosmic rays (5 EeV)|*wave
km3net|5.63565e-24 m|v|the wave of the neutrino KM3-230213A (220 PeV)|*wave
second-knee|1.23984e-23 m|v|the wave at the second knee of cosmic rays (100 PeV)|*wave
glashow|1.968e-22 m|v|the wave at the Glashow resonance (6.3 PeV)|*wave
lhaaso|8.85601e-22 m|v|the gamma ray from Cygnus (1.4 PeV)|*wave
bert|1.19216e-21 m|v|the wave of the neutrino “Bert” (1.04 PeV)|*wave
crab-gamma|1.23984e-20 m|v|the gamma ray of the Crab Nebula (100 TeV)|*wave
lhc|1.8233e-19 m|v|the wave of a proton in the LHC (6.8 TeV)|*wave
# particle
quark|~8.6e-19 m|d.limit|the quark|*circle
# wave
ligo|~4e-18 m|s|the stretch at LIGO (10⁻²¹ of 4 km)|*span
top|7.1846e-18 m|v.compton|the Compton wavelength of the top quark (172.57 GeV)|*wave
higgs|9.90289e-18 m|v.compton|the Compton wavelength of the Higgs boson (125.20 GeV)|*wave
z-boson|1.35965e-17 m|v.compton|the Compton wavelength of the Z boson (91.188 GeV)|*wave
w-boson|1.54269e-17 m|v.compton|the Compton wavelength of the W boson (80.369 GeV)|*wave
j-psi|4.00346e-16 m|v.compton|the Compton wavelength of the J/ψ (3.0969 GeV)|*wave
tau|6.97748e-16 m|v.compton|the Compton wavelength of the tau (1.77693 GeV)|*wave
`
