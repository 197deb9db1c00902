import type pt from '../../pt/common/skin.ts'
import type { Translated } from '../../translated.ts'

export default {
  offer: {
    title: 'Your device is in dark mode.',
    detail: 'Should Emma follow it? You can change this in Appearance.',
    no: 'Keep it light',
    yes: 'Follow',
  },
} satisfies Translated<typeof pt>
