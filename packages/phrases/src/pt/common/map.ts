/** The map of places. */
export default {
  zoomIn: 'Aproximar o mapa',
  zoomOut: 'Afastar o mapa',
  all: 'Ver todos os locais',
  plain: 'Mapa sem ruas: os locais aparecem na posição certa.',
  group_one: '{{count}} local aqui. Enter aproxima.',
  group_other: '{{count}} locais aqui. Enter aproxima.',
  move: '{{label}}. Arraste, ou use as setas para mover.',
} as const
