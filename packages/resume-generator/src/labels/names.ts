/** The names of the tool and its templates. The English texts beside a German tool have them, too; `/en` has its own. */
export const names = {
  title: 'Lebenslaufgenerator',
  templates: {
    classic: 'Klassisch',
    edge: 'Kante',
    plain: 'Schlicht',
    axis: 'Achse',
    compact: 'Kompakt',
    official: 'Amtlich',
  },
}
