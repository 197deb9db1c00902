import type pt from '../../pt/posts/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Worth reading',
  none: 'There are no posts yet.',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
  more: 'See more posts',
  back: 'Back to the start',
  home: 'Go to the start',
  missing: 'This post is no longer available',
  missingDetail: 'It may have been taken back. See the others on the first screen.',
} satisfies Translated<typeof pt>
