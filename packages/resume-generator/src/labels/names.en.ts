export const names = {
  title: 'Resume generator',
  templates: {
    classic: 'Classic',
    edge: 'Edge',
    plain: 'Plain',
    axis: 'Axis',
    compact: 'Compact',
    official: 'Official',
  },
}
