import type pt from '../../pt/common/map.ts'
import type { Translated } from '../../translated.ts'

export default {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'Show every place',
  plain: 'Plain map: places are where they should be, without streets.',
  move: '{{label}}. Drag it, or move it with the arrow keys.',
} satisfies Translated<typeof pt>
