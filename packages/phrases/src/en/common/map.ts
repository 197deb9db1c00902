import type pt from '../../pt/common/map.ts'
import type { Translated } from '../../translated.ts'

export default {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'Show every place',
  plain: 'Map without streets: places are where they should be.',
  group_one: '{{count}} place here. Enter zooms in.',
  group_other: '{{count}} places here. Enter zooms in.',
  move: '{{label}}. Drag it, or move it with the arrow keys.',
} satisfies Translated<typeof pt>
