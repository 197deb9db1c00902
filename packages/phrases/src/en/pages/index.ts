import type pt from '../../pt/pages/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  version: 'Version {{version}}, published on {{date}}',
  print: 'Print',
  back: 'Home',
} satisfies Translated<typeof pt>
