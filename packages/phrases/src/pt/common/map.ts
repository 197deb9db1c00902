/** The map of places. */
export default {
  zoomIn: 'Aproximar o mapa',
  zoomOut: 'Afastar o mapa',
  all: 'Ver todos os locais',
  plain: 'Mapa simples: os locais aparecem na posição certa, sem ruas.',
  move: '{{label}}. Arraste, ou use as setas para mover.',
} as const
