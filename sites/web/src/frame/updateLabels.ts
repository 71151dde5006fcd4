export const updateLabels = {
  title: 'Eine neue Version ist da',
  text: 'Deine Daten bleiben, wie sie sind. Du kannst auch später neu laden.',
  load: 'Jetzt laden',
}
