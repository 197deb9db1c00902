import type pt from '../../pt/posts/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Worth reading',
  none: 'There are no posts yet.',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
  more: 'See more posts',
  back: 'Back to home',
  home: 'Go to home',
  missing: 'This post is no longer available',
  missingDetail: 'It may have been taken down. See the others on the home screen.',
} satisfies Translated<typeof pt>
