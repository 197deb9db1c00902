import type pt from '../../pt/common/map.ts'
import type { Translated } from '../../translated.ts'

export default {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'Show all locations',
  plain: 'Map without streets: locations are shown in the right position.',
  group_one: '{{count}} location here. Press Enter to zoom in.',
  group_other: '{{count}} locations here. Press Enter to zoom in.',
  move: '{{label}}. Drag it, or move it with the arrow keys.',
} satisfies Translated<typeof pt>
