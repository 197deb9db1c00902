import type pt from '../../pt/common/skin.ts'
import type { Translated } from '../../translated.ts'

export default {
  offer: {
    title: 'Your device is in dark mode. Should Emma follow it?',
    no: 'Keep it light',
    yes: 'Follow',
  },
} satisfies Translated<typeof pt>
